import { Box } from '@mui/material'
import {
	DataTable,
	type RaRecord,
	ReferenceInput,
	SearchInput,
	SelectInput,
	useRecordContext,
	useTranslate,
} from 'react-admin'
import { hak } from '../../contract/staf/hak.ts'
import { NAMA } from '../daftar/nama-col.tsx'
import { StaffList } from '../daftar/staff-list.tsx'
import { TanggalField } from '../daftar/tanggal-field.tsx'
import { namaAksi } from './nama-aksi.ts'
import { PerubahanTable } from './perubahan-table.tsx'

const aksi = Object.entries(namaAksi).map(([id, name]) => ({ id, name }))

/** As the menu calls them. */
function useNamaBagian(): (sumber: string) => string {
	const translate = useTranslate()
	return (sumber) => translate(`resources.${sumber}.name`, { _: sumber })
}

export function AuditList() {
	const namaBagian = useNamaBagian()
	const bagian = Object.keys(hak)
		.map((id) => ({ id, name: namaBagian(id) }))
		.toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
	const filters = [
		<SearchInput key="q" source="q" alwaysOn />,
		<SelectInput key="aksi" source="aksi" label="Perubahan" choices={aksi} emptyText="Kosongkan" alwaysOn />,
		<SelectInput key="sumber" source="sumber" label="Bagian" choices={bagian} emptyText="Kosongkan" alwaysOn />,
		<ReferenceInput key="staf" source="stafId" reference="pengguna" alwaysOn>
			<SelectInput label="Oleh" optionText="nama" emptyText="Kosongkan" />
		</ReferenceInput>,
	]
	return (
		<StaffList filters={filters} rowClick={false}>
			<DataTable.Col source="createdAt" label="Waktu (WIB)" disableSort>
				<TanggalField source="createdAt" jam />
			</DataTable.Col>
			<DataTable.Col source="stafNama" label="Oleh" disableSort />
			<DataTable.Col label="Perubahan" disableSort render={({ aksi: what }) => namaAksi[what] ?? what} />
			<DataTable.Col label="Bagian" disableSort render={({ sumber }) => namaBagian(sumber)} />
			<DataTable.Col source="label" label="Apa" disableSort />
			<DataTable.Col label="Rincian" cellClassName={NAMA}>
				<AuditDetails />
			</DataTable.Col>
		</StaffList>
	)
}

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
			<Box
				component="summary"
				sx={{ cursor: 'pointer', color: 'primary.main', lineHeight: { xs: '44px', md: '28px' } }}
			>
				Lihat
			</Box>
			<Box sx={{ width: { xs: '100%', sm: 'min(60vw, 560px)' } }}>
				<PerubahanTable sebelum={sebelum} sesudah={sesudah} />
			</Box>
		</details>
	)
}
