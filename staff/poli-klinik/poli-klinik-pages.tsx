import { DataTable, SearchInput, TextInput } from 'react-admin'
import { isianPoliKlinik } from '../../contract/staf/poli-klinik.ts'
import { NamaCol } from '../daftar/nama-col.tsx'
import { OnSiteLink } from '../daftar/on-site-link.tsx'
import { PictureThumb } from '../daftar/picture-thumb.tsx'
import { StaffList } from '../daftar/staff-list.tsx'
import { StaffCreate, StaffEdit } from '../daftar/staff-pages.tsx'
import { PictureInput } from '../isian/picture-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'
import { UriInput } from '../isian/uri-input.tsx'

const PAGE = '/daftar-dokter/'

export const PoliKlinikList = () => (
	<StaffList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'nama', order: 'ASC' }}>
		<DataTable.Col label="Ikon" render={({ icon }) => <PictureThumb folder="icon-poli-klinik" file={icon} />} />
		<NamaCol source="nama" label="Nama" />
		<DataTable.Col source="deskripsi" label="Deskripsi" disableSort />
	</StaffList>
)

const PoliKlinikForm = () => (
	<StaffForm isian={isianPoliKlinik}>
		<TextInput source="nama" label="Nama" />
		<TextInput source="deskripsi" label="Deskripsi" multiline />
		<PictureInput source="icon" label="Ikon" folder="icon-poli-klinik" />
		<UriInput page={PAGE} />
	</StaffForm>
)

export const PoliKlinikCreate = () => (
	<StaffCreate>
		<PoliKlinikForm />
	</StaffCreate>
)

export const PoliKlinikEdit = () => (
	<StaffEdit actions={<OnSiteLink page={PAGE} />}>
		<PoliKlinikForm />
	</StaffEdit>
)
