import { DataTable, SearchInput, TextInput } from 'react-admin'
import { kategoriArtikelInput } from '../../contract/staff/artikel.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { UriInput } from '../inputs/uri-input.tsx'
import { FavoritCol } from '../lists/favorit-col.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { ListActions } from '../lists/list-actions.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'

const PAGE = '/kategori-info-kesehatan/'

const KategoriArtikelList = () => (
	<StaffList
		filters={[<SearchInput key="q" source="q" alwaysOn />]}
		sort={{ field: 'nama', order: 'ASC' }}
		actions={
			<ListActions>
				<FavouriteOrder help="Kategori favorit tampil dalam urutan ini sebagai tombol di atas halaman Info Kesehatan." />
			</ListActions>
		}
	>
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="uri" label="Alamat" disableSort />
		<FavoritCol />
	</StaffList>
)

const KategoriArtikelForm = () => (
	<StaffForm schema={kategoriArtikelInput}>
		<TextInput source="nama" label="Nama" />
		<UriInput page={PAGE} />
		<FavoritInput where="sebagai tombol di atas halaman Info Kesehatan; yang lain lewat “Kategori Lainnya”" />
	</StaffForm>
)

export const kategoriArtikelPages = resourcePages({ list: KategoriArtikelList, form: KategoriArtikelForm, page: PAGE })
