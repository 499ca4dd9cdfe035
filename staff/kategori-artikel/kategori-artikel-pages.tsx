import { DataTable, SearchInput, TextInput } from 'react-admin'
import { kategoriArtikelInput } from '../../contract/staff/artikel.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'

const PAGE = '/kategori-info-kesehatan/'

const KategoriArtikelList = () => (
	<StaffList filters={[<SearchInput key="q" source="q" alwaysOn />]} sort={{ field: 'nama', order: 'ASC' }}>
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="uri" label="Alamat" disableSort />
		<DataTable.NumberCol source="favorit" label="Favorit" />
	</StaffList>
)

const KategoriArtikelForm = () => (
	<StaffForm schema={kategoriArtikelInput}>
		<TextInput source="nama" label="Nama" />
		<UriInput page={PAGE} />
		<FavoritInput />
	</StaffForm>
)

export const kategoriArtikelPages = resourcePages({ list: KategoriArtikelList, form: KategoriArtikelForm, page: PAGE })
