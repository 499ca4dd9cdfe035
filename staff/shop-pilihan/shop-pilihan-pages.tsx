import { TextInput } from 'react-admin'
import { isianShopPilihan } from '../../contract/staff/shop-pilihan.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'

/** Types and categories of packages. `filter` names the shop's filter and its query parameter. */
export function shopPilihanPages(saringan: 'tipe' | 'kategori') {
	const List = () => (
		<OrderedList
			primary={({ nama }) => nama}
			help={`Urutan ini dipakai pada saringan ${saringan} di Yasmin Shop. Yang masih dipakai paket tidak dapat dihapus.`}
		/>
	)
	const Form = () => (
		<StaffForm schema={isianShopPilihan}>
			<TextInput source="nama" label={`Nama ${saringan}`} />
			<TextInput
				source="uri"
				label="Alamat saringan"
				helperText={`/yasmin-shop?${saringan}=… – kosongkan agar dibuat dari nama.`}
			/>
		</StaffForm>
	)
	return resourcePages({ list: List, form: Form })
}
