import { DataTable, SearchInput, TextInput } from 'react-admin'
import { isianKategoriArtikel } from '../../contract/staf/kategori-artikel.ts'
import { NamaCol } from '../daftar/nama-col.tsx'
import { OnSiteLink } from '../daftar/on-site-link.tsx'
import { StaffList } from '../daftar/staff-list.tsx'
import { StaffCreate, StaffEdit } from '../daftar/staff-pages.tsx'
import { FavoritInput } from '../isian/favorit-input.tsx'
import { StaffForm } from '../isian/staff-form.tsx'
import { UriInput } from '../isian/uri-input.tsx'

const PAGE = '/kategori-info-kesehatan/'

export const KategoriArtikelList = () => (
	<StaffList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'nama', order: 'ASC' }}>
		<NamaCol source="nama" label="Nama" />
		<DataTable.Col source="uri" label="Alamat" disableSort />
		<DataTable.NumberCol source="favorit" label="Favorit" />
	</StaffList>
)

const KategoriArtikelForm = () => (
	<StaffForm isian={isianKategoriArtikel}>
		<TextInput source="nama" label="Nama" />
		<UriInput page={PAGE} />
		<FavoritInput />
	</StaffForm>
)

export const KategoriArtikelCreate = () => (
	<StaffCreate>
		<KategoriArtikelForm />
	</StaffCreate>
)

export const KategoriArtikelEdit = () => (
	<StaffEdit actions={<OnSiteLink page={PAGE} />}>
		<KategoriArtikelForm />
	</StaffEdit>
)
