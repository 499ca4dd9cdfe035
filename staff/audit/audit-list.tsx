import { Box, Typography } from '@mui/material'
import { DataTable, type RaRecord, ReferenceInput, SearchInput, SelectInput, useRecordContext } from 'react-admin'
import { hak } from '../../contract/staf/hak.ts'
import { StaffList } from '../daftar/staff-list.tsx'
import { TanggalField } from '../daftar/tanggal-field.tsx'
import { namaAksi } from './nama-aksi.ts'

const sumber = Object.keys(hak).map((id) => ({ id, name: id }))
const aksi = Object.entries(namaAksi).map(([id, name]) => ({ id, name }))

const filters = [
	<SearchInput key="q" source="q" alwaysOn />,
	<SelectInput key="aksi" source="aksi" label="Perubahan" choices={aksi} alwaysOn />,
	<SelectInput key="sumber" source="sumber" label="Bagian" choices={sumber} />,
	<ReferenceInput key="staf" source="stafId" reference="pengguna">
		<SelectInput label="Oleh" optionText="nama" />
	</ReferenceInput>,
]

export const AuditList = () => (
	<StaffList filters={filters} rowClick={false}>
		<DataTable.Col source="createdAt" label="Waktu (WIB)" disableSort>
			<TanggalField source="createdAt" jam />
		</DataTable.Col>
		<DataTable.Col source="stafNama" label="Oleh" disableSort />
		<DataTable.Col label="Perubahan" disableSort render={({ aksi: what }) => namaAksi[what] ?? what} />
		<DataTable.Col source="sumber" label="Bagian" disableSort />
		<DataTable.Col source="label" label="Apa" disableSort />
		<DataTable.Col label="Rincian">
			<AuditDetails />
		</DataTable.Col>
	</StaffList>
)

interface AuditRecord extends RaRecord {
	sebelum?: unknown
	sesudah?: unknown
}

/** Before and after, for who wants to know. */
const AuditDetails = () => {
	const { sebelum, sesudah } = useRecordContext<AuditRecord>() ?? ({} as Partial<AuditRecord>)
	if (!sebelum && !sesudah) return null
	return (
		<details>
			<summary>Lihat</summary>
			<Box sx={{ display: 'grid', gap: 2, width: 'min(70vw, 640px)', gridTemplateColumns: { md: '1fr 1fr' } }}>
				<Version title="Sebelum" value={sebelum} />
				<Version title="Sesudah" value={sesudah} />
			</Box>
		</details>
	)
}

const Version = ({ title, value }: { title: string; value: unknown }) => (
	<Box sx={{ minWidth: 0 }}>
		<Typography sx={{ fontWeight: 700 }}>{title}</Typography>
		<Box component="pre" sx={{ margin: 0, fontSize: '0.8125rem', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
			{value ? JSON.stringify(value, null, 2) : '–'}
		</Box>
	</Box>
)
