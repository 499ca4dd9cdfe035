import { AutocompleteInput, DataTable, ReferenceField, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import { NamaCol } from '../lists/nama-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { StatusTerbitField } from '../lists/status-terbit-field.tsx'
import { TanggalField } from '../lists/tanggal-field.tsx'
import { ARTIKEL_PAGE, ArtikelForm } from './artikel-form.tsx'

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<ReferenceInput key="kategori" source="kategoriArtikelId" reference="kategori-artikel" alwaysOn>
		<AutocompleteInput label="Kategori" optionText="nama" filterToQuery={(q: string) => ({ q })} />
	</ReferenceInput>,
	<SelectInput
		key="status"
		source="status"
		label="Penerbitan"
		choices={[
			{ id: 'terbit', name: 'Terbit' },
			{ id: 'terjadwal', name: 'Terjadwal' },
			{ id: 'konsep', name: 'Konsep' },
		]}
		emptyText="Kosongkan"
		alwaysOn
	/>,
]

const ArtikelList = () => (
	<StaffList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
		<DataTable.Col
			label="Gambar"
			render={({ artikelMedia }) => <PictureThumb folder="artikel" file={artikelMedia[0]?.content} />}
		/>
		<NamaCol source="judul" label="Judul" />
		<DataTable.Col source="kategoriArtikelId" label="Kategori" disableSort>
			<ReferenceField source="kategoriArtikelId" reference="kategori-artikel" link={false} />
		</DataTable.Col>
		<DataTable.Col label="Penerbitan" disableSort field={StatusTerbitField} />
		<DataTable.NumberCol source="favorit" label="Favorit" />
		<DataTable.Col source="createdAt" label="Tanggal" field={TanggalField} />
	</StaffList>
)

export const artikelPages = resourcePages({ list: ArtikelList, form: ArtikelForm, page: ARTIKEL_PAGE })
