import {
	ArrayInput,
	AutocompleteArrayInput,
	CheckboxGroupInput,
	DataTable,
	ReferenceArrayField,
	ReferenceArrayInput,
	SingleFieldList,
	TextInput,
	useRecordContext,
} from 'react-admin'
import { dokterInput } from '../../contract/dokter/staff/dokter.ts'
import { namaHari } from '../../contract/tanggal/hari.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { FormSection } from '../inputs/form-section.tsx'
import { ManagedInputs, ManagedNote } from '../inputs/managed-inputs.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { FavoritInput, JadwalSajaInput, KodeInputs, TampilInput, UriInput } from '../inputs/record-inputs.tsx'
import { RowInput } from '../inputs/row-input.tsx'
import { RowIterator } from '../inputs/row-iterator.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { JamInput, TanggalInput } from '../inputs/when-inputs.tsx'
import { FavoritCol, HiddenCol, NameCol, PictureThumb } from '../lists/columns.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { hiddenFilter, rowFilter, searchFilter, selectFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { ListActions, resourcePages } from '../lists/staff-pages.tsx'

const jam = { sx: { width: { sm: 140 } } }
const hari = namaHari.map((name) => ({ id: name, name }))

const DOKTER_PAGE = '/dokter/'

const profil = [
	['pendidikan', 'Pendidikan', 'Satu baris untuk tiap pendidikan: Spesialis Anak, Universitas Airlangga, 2014.'],
	['bahasa', 'Bahasa', 'Satu bahasa tiap baris.'],
	['tindakan', 'Tindakan', 'Pemeriksaan dan tindakan yang dilayani, satu tiap baris.'],
	['asuransi', 'Asuransi', 'Jaminan yang diterima untuk dokter ini, satu tiap baris.'],
] as const

/** Whether another system keeps the hours and clinics of this doctor; until it is known, staff cannot change them. */
function useManagedHours(): boolean {
	const dokter = useRecordContext()
	const { data, isFetching } = useApiQuery('GET /v1/staf/jadwal/pilihan', dokter?.kodeSimrs ? {} : null)
	return data ? data.dokter.some(({ id, dikelola }) => id === dokter?.id && dikelola) : isFetching
}

function DokterForm() {
	const hasManagedHours = useManagedHours()
	return (
		<StaffForm schema={dokterInput} defaultValues={{ poliKlinik: [], waktu: [], keterangan: [] }}>
			<ManagedNote
				fields={`Nama, spesialis, ${hasManagedHours ? 'poli klinik, jadwal praktik, ' : ''}dan tampil di situs`}
			/>
			<ManagedInputs>
				<TextInput source="nama" label="Nama dan gelar" />
				<TampilInput helperText="Matikan bila dokter tidak lagi praktik di sini. Ia hilang dari jadwal, poli, halaman depan, dan artikel; datanya tetap tersimpan." />
				<TextInput source="spesialis" label="Spesialis" />
			</ManagedInputs>
			<UriInput page={DOKTER_PAGE} />
			<PictureInput source="foto" label="Foto" folder="foto-dokter" />
			<ManagedInputs isManaged={hasManagedHours}>
				<ReferenceArrayInput source="poliKlinik" reference="poli-klinik" perPage={300}>
					<AutocompleteArrayInput label="Poli klinik" />
				</ReferenceArrayInput>
			</ManagedInputs>
			<FavoritInput where="di “Dokter” halaman depan" />
			<JadwalSajaInput whose="dokter ini" />
			<FormSection title="Profil di halaman dokter" help="Yang kosong tidak tampil.">
				{profil.map(([source, label, helperText]) => (
					<TextInput
						key={source}
						source={source}
						label={label}
						helperText={helperText}
						multiline
						minRows={2}
						defaultValue=""
					/>
				))}
			</FormSection>
			<ManagedInputs isManaged={hasManagedHours}>
				<ArrayInput source="waktu" label="Jadwal praktik">
					<RowIterator addLabel="Tambah jadwal praktik">
						<RowInput source="poliKlinikId" reference="poli-klinik" label="Poli klinik" sx={{ width: { sm: 220 } }} />
						<JamInput source="jamMulai" label="Mulai" {...jam} />
						<JamInput source="jamSelesai" label="Selesai" {...jam} />
						<TextInput source="kuota" label="Kuota pasien" inputMode="numeric" sx={{ width: { sm: 140 } }} />
						<TextInput source="keteranganWaktu" label="Keterangan" defaultValue="" />
						<CheckboxGroupInput source="hari" label="Hari" choices={hari} row />
					</RowIterator>
				</ArrayInput>
			</ManagedInputs>
			<ArrayInput source="keterangan" label="Catatan jadwal">
				<RowIterator addLabel="Tambah catatan">
					<TextInput source="keterangan" label="Catatan" />
					<TanggalInput source="berlakuSampai" label="Tampil sampai" />
				</RowIterator>
			</ArrayInput>
			<KodeInputs satusehat="Nomor IHS dokter." />
		</StaffForm>
	)
}

const filters = [
	searchFilter,
	rowFilter('poliKlinik', 'Poli klinik', 'poli-klinik'),
	hiddenFilter,
	selectFilter('perlu', 'Perlu', [{ id: 'jadwal', name: 'Jadwal' }], false),
]

const DokterList = () => (
	<StaffList
		filters={filters}
		sort={{ field: 'nama', order: 'ASC' }}
		actions={
			<ListActions>
				<FavouriteOrder help="Dokter favorit tampil dalam urutan ini di halaman depan." />
			</ListActions>
		}
	>
		<DataTable.Col label="Foto" render={({ foto }) => <PictureThumb folder="foto-dokter" file={foto} />} />
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="spesialis" label="Spesialis" />
		<DataTable.Col source="poliKlinik" label="Poli klinik" disableSort>
			<ReferenceArrayField source="poliKlinik" reference="poli-klinik">
				<SingleFieldList linkType={false} />
			</ReferenceArrayField>
		</DataTable.Col>
		<FavoritCol />
		<HiddenCol />
	</StaffList>
)

export const { list, create, edit } = resourcePages({ list: DokterList, form: DokterForm, page: DOKTER_PAGE })
