import {
	ArrayInput,
	AutocompleteArrayInput,
	AutocompleteInput,
	CheckboxGroupInput,
	DateInput,
	ReferenceArrayInput,
	ReferenceInput,
	SimpleFormIterator,
	TextInput,
} from 'react-admin'
import { namaHari } from '../../contract/hari.ts'
import { isianDokter } from '../../contract/staf/dokter.ts'
import { StaffCreate, StaffEdit } from '../daftar/staff-pages.tsx'
import { FavoritInput } from '../isian/favorit-input.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'

const searched = { filterToQuery: (q: string) => ({ q }), optionText: 'nama' }
const row = { '& .RaSimpleFormIterator-inline': { flexWrap: 'wrap' } }
const hari = namaHari.map((name) => ({ id: name, name }))

const DokterForm = () => (
	<StaffForm isian={isianDokter} defaultValues={{ poliKlinik: [], waktu: [], keterangan: [] }}>
		<TextInput source="nama" label="Nama dan gelar" />
		<TextInput source="spesialis" label="Spesialis" />
		<PictureInput source="foto" label="Foto" folder="foto-dokter" />
		<ReferenceArrayInput source="poliKlinik" reference="poli-klinik" perPage={300}>
			<AutocompleteArrayInput label="Poli klinik" {...searched} />
		</ReferenceArrayInput>
		<FavoritInput />
		<ArrayInput source="waktu" label="Jadwal praktik">
			<SimpleFormIterator inline sx={row}>
				<ReferenceInput source="poliKlinikId" reference="poli-klinik" perPage={300}>
					<AutocompleteInput label="Poli klinik" sx={{ width: 220 }} {...searched} />
				</ReferenceInput>
				<TextInput source="jamMulai" label="Mulai" type="time" sx={{ width: 130 }} />
				<TextInput source="jamSelesai" label="Selesai" type="time" sx={{ width: 130 }} />
				<TextInput source="keteranganWaktu" label="Keterangan" defaultValue="" />
				<CheckboxGroupInput source="hari" label="Hari" choices={hari} row />
			</SimpleFormIterator>
		</ArrayInput>
		<ArrayInput source="keterangan" label="Catatan jadwal">
			<SimpleFormIterator inline>
				<TextInput source="keterangan" label="Catatan" />
				<DateInput source="berlakuSampai" label="Tampil sampai" parse={(day: string) => day || null} />
			</SimpleFormIterator>
		</ArrayInput>
	</StaffForm>
)

export const DokterCreate = () => (
	<StaffCreate>
		<DokterForm />
	</StaffCreate>
)

export const DokterEdit = () => (
	<StaffEdit>
		<DokterForm />
	</StaffEdit>
)
