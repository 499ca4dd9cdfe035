import { Chip } from '@mui/material'
import {
	AutocompleteInput,
	DataTable,
	ReferenceArrayField,
	ReferenceInput,
	SearchInput,
	SelectInput,
	SingleFieldList,
} from 'react-admin'
import { NameCol } from '../lists/name-col.tsx'
import { PictureThumb } from '../lists/picture-thumb.tsx'
import { resourcePages } from '../lists/resource-pages.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { DokterForm } from './dokter-form.tsx'

const diSitus = [
	{ id: '1', name: 'Tampil' },
	{ id: '0', name: 'Disembunyikan' },
]

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<ReferenceInput key="poli" source="poliKlinik" reference="poli-klinik" alwaysOn>
		<AutocompleteInput label="Poli klinik" />
	</ReferenceInput>,
	<SelectInput key="tampil" source="tampil" label="Di situs" choices={diSitus} emptyText="Kosongkan" alwaysOn />,
]

const DokterList = () => (
	<StaffList filters={filters} sort={{ field: 'nama', order: 'ASC' }}>
		<DataTable.Col label="Foto" render={({ foto }) => <PictureThumb folder="foto-dokter" file={foto} />} />
		<NameCol source="nama" label="Nama" />
		<DataTable.Col source="spesialis" label="Spesialis" />
		<DataTable.Col source="poliKlinik" label="Poli klinik" disableSort>
			<ReferenceArrayField source="poliKlinik" reference="poli-klinik">
				<SingleFieldList linkType={false} />
			</ReferenceArrayField>
		</DataTable.Col>
		<DataTable.NumberCol source="favorit" label="Favorit" />
		<DataTable.Col
			label="Di situs"
			disableSort
			render={({ tampil }) => (tampil ? null : <Chip size="small" variant="outlined" label="Disembunyikan" />)}
		/>
	</StaffList>
)

export const dokterPages = resourcePages({ list: DokterList, form: DokterForm })
