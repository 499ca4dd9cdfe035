import { TextInput } from 'react-admin'
import { shopPilihanInput } from '../../contract/staff/shop.ts'
import { StaffForm } from '../inputs/staff-form.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { currentMerek } from '../merek/current-merek.ts'

/** Types and categories of packages. `filter` names the shop's filter and its query parameter. */
export function shopPilihanPages(filter: 'tipe' | 'kategori') {
	const List = () => (
		<OrderedList
			primary={({ nama }) => nama}
			help={`Urutan ini dipakai pada saringan ${filter} di ${currentMerek.namaToko}. Yang masih dipakai paket tidak dapat dihapus.`}
		/>
	)
	const Form = () => (
		<StaffForm schema={shopPilihanInput}>
			<TextInput source="nama" label={`Nama ${filter}`} />
			<TextInput
				source="uri"
				label="Alamat saringan"
				helperText={`/yasmin-shop?${filter}=… – kosongkan agar dibuat dari nama.`}
			/>
		</StaffForm>
	)
	return resourcePages({ list: List, form: Form })
}
