import { AutocompleteInput, DataTable, ReferenceField, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import { NameCol } from '../lists/name-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { PublishingField } from '../lists/publishing-field.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { WibDateField } from '../lists/wib-date-field.tsx'
import { ARTIKEL_PAGE, ArtikelForm } from './artikel-form.tsx'

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<ReferenceInput key="kategori" source="kategoriArtikelId" reference="kategori-artikel" alwaysOn>
		<AutocompleteInput label="Kategori" />
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
	<SelectInput
		key="perlu"
		source="perlu"
		label="Perlu"
		choices={[
			{ id: 'gambar', name: 'Gambar' },
			{ id: 'alt', name: 'Keterangan gambar' },
			{ id: 'tinjau', name: 'Ditinjau' },
		]}
		emptyText="Kosongkan"
	/>,
]

const ArtikelList = () => (
	<StaffList filters={filters} sort={{ field: 'createdAt', order: 'DESC' }}>
		<DataTable.Col
			label="Gambar"
			render={({ artikelMedia }) => <PictureThumb folder="artikel" file={artikelMedia[0]?.content} />}
		/>
		<NameCol source="judul" label="Judul" />
		<DataTable.Col source="kategoriArtikelId" label="Kategori" disableSort>
			<ReferenceField source="kategoriArtikelId" reference="kategori-artikel" link={false} />
		</DataTable.Col>
		<DataTable.Col label="Penerbitan" disableSort field={PublishingField} />
		<DataTable.NumberCol source="favorit" label="Favorit" />
		<DataTable.Col source="createdAt" label="Tanggal" field={WibDateField} />
	</StaffList>
)

export const artikelPages = resourcePages({ list: ArtikelList, form: ArtikelForm, page: ARTIKEL_PAGE })
