import { TextInput } from 'react-admin'
import { isianShopPilihan } from '../../contract/staf/shop-pilihan.ts'
import { OrderedList } from '../daftar/ordered-list.tsx'
import { resourcePages } from '../daftar/resource-pages.tsx'
import { StaffForm } from '../isian/staff-form.tsx'

export const ShopTipeList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		help="Urutan ini dipakai pada saringan Tipe di Yasmin Shop. Yang masih dipakai paket tidak dapat dihapus."
	/>
)

const ShopTipeForm = () => (
	<StaffForm isian={isianShopPilihan}>
		<TextInput source="nama" label="Nama tipe" />
		<TextInput
			source="uri"
			label="Alamat saringan"
			helperText="/yasmin-shop?tipe=… – kosongkan agar dibuat dari nama."
		/>
	</StaffForm>
)

export const shopTipePages = resourcePages(ShopTipeForm)
