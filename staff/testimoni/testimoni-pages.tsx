import { DataTable, SearchInput, SelectInput, TextInput } from 'react-admin'
import { BINTANG_TERBANYAK, testimoniInput } from '../../contract/staff/rumah-sakit.ts'
import { FavoritInput } from '../inputs/favorit-input.tsx'
import { PictureInput } from '../inputs/picture-input.tsx'
import { StaffForm } from '../inputs/staff-form.tsx'
import { TampilInput } from '../inputs/tampil-input.tsx'
import { FavoritCol } from '../lists/favorit-col.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { HiddenCol, hiddenFilter } from '../lists/hidden-col.tsx'
import { ListActions } from '../lists/list-actions.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { WibDateField } from '../lists/wib-date-field.tsx'

const bintang = Array.from({ length: BINTANG_TERBANYAK }, (_, index) => BINTANG_TERBANYAK - index).map((id) => ({
	id,
	name: `${id} bintang`,
}))

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<SelectInput key="rating" source="rating" label="Bintang" choices={bintang} emptyText="Kosongkan" alwaysOn />,
	hiddenFilter,
]

const TestimoniList = () => (
	<StaffList
		filters={filters}
		sort={{ field: 'createdAt', order: 'DESC' }}
		actions={
			<ListActions>
				<FavouriteOrder help="Testimoni favorit tampil dalam urutan ini di halaman depan." />
			</ListActions>
		}
	>
		<DataTable.Col label="Foto" render={({ foto }) => <PictureThumb folder="testimoni" file={foto} />} />
		<NameCol source="nama" label="Nama" />
		<DataTable.NumberCol source="rating" label="Bintang" />
		<DataTable.Col source="testimoni" label="Testimoni" disableSort />
		<FavoritCol />
		<DataTable.Col source="createdAt" label="Ditambahkan" field={WibDateField} />
		<HiddenCol />
	</StaffList>
)

const TestimoniForm = () => (
	<StaffForm schema={testimoniInput} defaultValues={{ rating: BINTANG_TERBANYAK }}>
		<TextInput source="nama" label="Nama" helperText="Tampil di situs. Mintalah izin yang bersangkutan lebih dahulu." />
		<SelectInput source="rating" label="Bintang" choices={bintang} />
		<TextInput source="testimoni" label="Kata-katanya" multiline minRows={4} />
		<PictureInput
			source="foto"
			label="Foto"
			folder="testimoni"
			helperText="Persegi. Tanpa foto tampil huruf awal namanya."
		/>
		<FavoritInput where="di halaman depan; yang lain hanya di halaman Testimoni, terbaru lebih dahulu" />
		<TampilInput />
	</StaffForm>
)

export const testimoniPages = resourcePages({ list: TestimoniList, form: TestimoniForm })
