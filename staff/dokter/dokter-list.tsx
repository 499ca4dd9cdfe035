import { AutocompleteInput, DataTable, ReferenceArrayField, ReferenceInput, SearchInput } from 'react-admin'
import { PictureThumb } from '../daftar/picture-thumb.tsx'
import { StaffList } from '../daftar/staff-list.tsx'

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<ReferenceInput key="poli" source="poliKlinik" reference="poli-klinik" alwaysOn>
		<AutocompleteInput label="Poli klinik" optionText="nama" filterToQuery={(q: string) => ({ q })} />
	</ReferenceInput>,
]

export const DokterList = () => (
	<StaffList filters={filters} sort={{ field: 'nama', order: 'ASC' }}>
		<DataTable.Col label="Foto" render={({ foto }) => <PictureThumb folder="foto-dokter" file={foto} />} />
		<DataTable.Col source="nama" label="Nama" />
		<DataTable.Col source="spesialis" label="Spesialis" />
		<DataTable.Col source="poliKlinik" label="Poli klinik" disableSort>
			<ReferenceArrayField source="poliKlinik" reference="poli-klinik" />
		</DataTable.Col>
		<DataTable.NumberCol source="favorit" label="Favorit" />
	</StaffList>
)
