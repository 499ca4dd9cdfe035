import { Box } from '@mui/material'
import { TextInput } from 'react-admin'
import { shopUsiaInput } from '../../contract/shop/staff/shop.ts'
import { AngkaInput } from '../inputs/angka-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'
import { currentMerek } from '../merek/current-merek.ts'

const ShopUsiaList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		secondary={({ usiaMin, usiaMax }) => `${usiaMin} sampai ${usiaMax} tahun`}
		help={`Urutan ini dipakai pada saringan Usia di ${currentMerek.namaToko}. Yang masih dipakai paket tidak dapat dihapus.`}
	/>
)

const ShopUsiaForm = () => (
	<StaffForm schema={shopUsiaInput}>
		<TextInput
			source="nama"
			label="Nama kelompok"
			helperText="Seperti tampil di situs, misalnya “Dewasa (18–59 tahun)”."
		/>
		<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, width: '100%' }}>
			<AngkaInput source="usiaMin" label="Usia termuda (tahun)" />
			<AngkaInput
				source="usiaMax"
				label="Usia tertua (tahun)"
				helperText="Pengunjung diingatkan bila usia pasien di luar kelompok paket."
			/>
		</Box>
		<TextInput
			source="uri"
			label="Alamat saringan"
			helperText="/yasmin-shop?usia=… – kosongkan agar dibuat dari nama."
		/>
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: ShopUsiaList, form: ShopUsiaForm })
