import { Box, FormLabel } from '@mui/material'
import { BooleanInput, CheckboxGroupInput, ReferenceArrayInput, TextInput } from 'react-admin'
import { formatRupiah } from '../../contract/angka/rupiah.ts'
import { shopItemInput } from '../../contract/shop/staff/shop.ts'
import { RupiahInput } from '../inputs/angka-input.tsx'
import { FormColumns } from '../inputs/form-section.tsx'
import { PenerbitanInput } from '../inputs/penerbitan-input.tsx'
import { PictureInput } from '../inputs/picture-inputs.tsx'
import { UriInput } from '../inputs/record-inputs.tsx'
import { RichTextInput } from '../inputs/rich-text-input.tsx'
import { RowInput } from '../inputs/row-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { PictureThumb, unpublishedNote } from '../lists/columns.tsx'
import { rowFilter } from '../lists/filters.tsx'
import { OrderedList } from '../lists/ordered-list.tsx'
import { resourcePages } from '../lists/staff-pages.tsx'
import { currentMerek } from '../merek/current-merek.ts'

const PAGE = '/paket-layanan/'

const filters = [
	rowFilter('tipeId', 'Tipe', 'shop-tipe'),
	rowFilter('kategoriId', 'Kategori', 'shop-kategori'),
	rowFilter('usia', 'Usia', 'shop-usia'),
]

const ShopItemList = () => (
	<OrderedList
		primary={({ nama }) => nama}
		secondary={({ harga, status }) => [formatRupiah(harga), ...unpublishedNote(status)].join(', ')}
		thumb={({ mediaContent }) => <PictureThumb folder="shop-item" file={mediaContent} />}
		filters={filters}
		sortable={{ nama: 'Nama', harga: 'Harga' }}
		help={`Urutan ini dipakai di ${currentMerek.namaToko}. Reservasi yang sudah dibuat menyimpan nama dan harganya sendiri.`}
	/>
)

const ShopItemForm = () => (
	<StaffForm
		schema={shopItemInput}
		defaultValues={{ textContent: '', lama: '', persiapan: '', usia: [], untukL: 1, untukP: 1, mediaContent: null }}
	>
		<FormColumns
			aside={
				<>
					<PictureInput
						source="mediaContent"
						label="Gambar"
						folder="shop-item"
						helperText="Mendatar; tampil di kartu dan di halaman paket."
					/>
					<UriInput page={PAGE} />
					<PenerbitanInput />
				</>
			}
		>
			<TextInput source="nama" label="Nama paket" />
			<RupiahInput source="harga" label="Harga" />
			<Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
				<RowInput source="tipeId" reference="shop-tipe" label="Tipe" />
				<RowInput source="kategoriId" reference="shop-kategori" label="Kategori" />
			</Box>
			<ReferenceArrayInput source="usia" reference="shop-usia" perPage={300}>
				<CheckboxGroupInput
					label="Untuk usia"
					optionText="nama"
					row
					helperText="Boleh beberapa. Tanpa pilihan, paket tidak muncul saat pengunjung menyaring usia."
				/>
			</ReferenceArrayInput>
			<FormLabel component="p">Untuk</FormLabel>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
				<BooleanInput source="untukL" label="Laki-laki" sx={{ width: 'auto' }} />
				<BooleanInput source="untukP" label="Perempuan" sx={{ width: 'auto' }} />
			</Box>
			<RichTextInput
				source="textContent"
				label="Isi paket"
				folder="shop-item"
				helperText="Tulis yang didapat sebagai daftar: tiga butir pertamanya tampil di kartu paket."
			/>
			<TextInput
				source="lama"
				label="Lama"
				helperText="Berapa lama kunjungannya, misalnya “sekitar 2 jam”. Tampil di kartu dan perbandingan; boleh kosong."
			/>
			<TextInput
				source="persiapan"
				label="Persiapan"
				multiline
				minRows={3}
				helperText="Satu petunjuk per baris: puasa, dokumen yang dibawa, jam datang. Tampil di halaman paket, status reservasi, cetakan, email, dan kalender."
			/>
		</FormColumns>
	</StaffForm>
)

export const { list, create, edit } = resourcePages({ list: ShopItemList, form: ShopItemForm, page: PAGE })
