import { DataTable, ReferenceArrayField, SingleFieldList } from 'react-admin'
import { FavoritCol } from '../lists/favorit-col.tsx'
import { FavouriteOrder } from '../lists/favourite-order.tsx'
import { hiddenFilter, rowFilter, searchFilter, selectFilter } from '../lists/filters.tsx'
import { HiddenCol } from '../lists/hidden-col.tsx'
import { ListActions } from '../lists/list-actions.tsx'
import { NameCol } from '../lists/name-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { DOKTER_PAGE, DokterForm } from './dokter-form.tsx'

const filters = [
	searchFilter,
	rowFilter('poliKlinik', 'Poli klinik', 'poli-klinik'),
	hiddenFilter,
	selectFilter('perlu', 'Perlu', [{ id: 'jadwal', name: 'Jadwal' }], false),
]

const DokterList = () => (
	<StaffList
		filters={filters}
		sort={{ field: 'nama', order: 'ASC' }}
		actions={
			<ListActions>
				<FavouriteOrder help="Dokter favorit tampil dalam urutan ini di halaman depan." />
			</ListActions>
		}
	>
		<DataTable.Col label="Foto" render={({ foto }) => <PictureThumb folder="foto-dokter" file={foto} />} />
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="spesialis" label="Spesialis" />
		<DataTable.Col source="poliKlinik" label="Poli klinik" disableSort>
			<ReferenceArrayField source="poliKlinik" reference="poli-klinik">
				<SingleFieldList linkType={false} />
			</ReferenceArrayField>
		</DataTable.Col>
		<FavoritCol />
		<HiddenCol />
	</StaffList>
)

export const { list, create, edit } = resourcePages({ list: DokterList, form: DokterForm, page: DOKTER_PAGE })
