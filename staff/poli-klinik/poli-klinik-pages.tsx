import { DataTable, TextInput } from 'react-admin'
import { poliKlinikInput } from '../../contract/dokter/staff/dokter.ts'
import { ManagedInputs, ManagedNote } from '../inputs/managed-inputs.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { JadwalSajaInput, KodeInputs, TampilInput, UriInput } from '../inputs/record-inputs.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { HiddenCol, NameCol, PictureThumb } from '../lists/columns.tsx'
import { hiddenFilter, searchFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'
import { SpesialisasiInput } from './spesialisasi-input.tsx'

const PAGE = '/daftar-dokter/'

const PoliKlinikList = () => (
	<StaffList filters={[searchFilter, hiddenFilter]} sort={{ field: 'nama', order: 'ASC' }}>
		<DataTable.Col label="Ikon" render={({ icon }) => <PictureThumb folder="icon-poli-klinik" file={icon} />} />
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="deskripsi" label="Deskripsi" disableSort />
		<HiddenCol />
	</StaffList>
)

const PoliKlinikForm = () => (
	<StaffForm schema={poliKlinikInput}>
		<ManagedNote fields="Nama dan tampil di situs" />
		<ManagedInputs>
			<TextInput source="nama" label="Nama" />
		</ManagedInputs>
		<TextInput source="deskripsi" label="Deskripsi" multiline />
		<SpesialisasiInput />
		<PictureInput source="icon" label="Ikon" folder="icon-poli-klinik" />
		<UriInput page={PAGE} />
		<JadwalSajaInput whose="semua dokter di poli ini" />
		<ManagedInputs>
			<TampilInput helperText="Bila dimatikan, poli ini beserta jam praktik dan keluhannya tidak tampil di situs; isinya tetap tersimpan di sini." />
		</ManagedInputs>
		<KodeInputs satusehat="Id Location poli ini." />
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: PoliKlinikList, form: PoliKlinikForm, page: PAGE })
