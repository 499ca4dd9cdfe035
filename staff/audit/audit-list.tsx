import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { DataTable, ReferenceInput, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { type AuditEntry, laporanAudit } from '../../contract/staff/audit.ts'
import { permissionTable } from '../../contract/staff/permissions.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { LoadFailed } from '../layout/load-state.tsx'
import { ROW_NAME, WibDateField } from '../lists/columns.tsx'
import { searchFilter, selectFilter } from '../lists/filters.tsx'
import { StaffList } from '../lists/staff-list.tsx'
import { actionNames } from './action-names.ts'
import { describeValue, fieldName } from './describe-value.ts'

const laporanNames: Record<(typeof laporanAudit)[number], string> = { 'akses-pasien': 'Akses data pasien' }
const laporan = laporanAudit.map((id) => ({ id, name: laporanNames[id] }))

const aksi = Object.entries(actionNames).map(([id, name]) => ({ id, name }))

function useResourceName(): (sumber: string) => string {
	const translate = useTranslate()
	return (sumber) => translate(`resources.${sumber}.name`, { _: sumber })
}

export default function AuditList() {
	const resourceName = useResourceName()
	const resources = Object.keys(permissionTable)
		.map((id) => ({ id, name: resourceName(id) }))
		.toSorted((a, b) => a.name.localeCompare(b.name, 'id'))
	const filters = [
		selectFilter('laporan', 'Laporan', laporan),
		searchFilter,
		selectFilter('aksi', 'Perubahan', aksi),
		selectFilter('sumber', 'Bagian', resources),
		<ReferenceInput key="staf" source="stafId" reference="pengguna" alwaysOn>
			<SelectInput label="Oleh" optionText="nama" emptyText="Kosongkan" />
		</ReferenceInput>,
	]
	return (
		<>
			<ChainStatus />
			<StaffList filters={filters} rowClick={false}>
				<DataTable.Col source="createdAt" label="Waktu (WIB)" disableSort>
					<WibDateField source="createdAt" withTime />
				</DataTable.Col>
				<DataTable.Col source="stafNama" label="Oleh" disableSort />
				<DataTable.Col label="Perubahan" disableSort render={({ aksi: what }) => actionNames[what] ?? what} />
				<DataTable.Col label="Bagian" disableSort render={({ sumber }) => resourceName(sumber)} />
				<DataTable.Col source="label" label="Apa" cellClassName={ROW_NAME} disableSort />
				<DataTable.Col label="Rincian" field={AuditDetails} />
			</StaffList>
		</>
	)
}

function AuditDetails() {
	const record = useRecordContext<AuditEntry>()
	const [isOpen, setOpen] = useState(false)
	const close = () => setOpen(false)
	if (!record?.sebelum && !record?.sesudah) return null
	const { sebelum, sesudah, label } = record
	return (
		<>
			<Button size="small" onClick={() => setOpen(true)} aria-label={`Lihat perubahan ${label}`}>
				Lihat
			</Button>
			{isOpen && (
				<TitledDialog title={label} onClose={close} maxWidth="md" actions={<Button onClick={close}>Tutup</Button>}>
					<ChangesTable sebelum={sebelum} sesudah={sesudah} />
				</TitledDialog>
			)}
		</>
	)
}

/** Whether the audit trail is complete, or where it is broken. */
function ChainStatus() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/audit/rantai')
	if (failure) return <LoadFailed message={failure} onRetry={refetch} />
	if (!data) return null
	if (data.utuh)
		return (
			<Alert severity="success">
				Rantai utuh: {data.jumlah.toLocaleString('id-ID')} catatan, tidak ada yang diubah atau hilang.
			</Alert>
		)
	const { urutan, sebab, createdAt } = data
	return (
		<Alert severity="error">
			Rantai terputus pada catatan nomor {urutan.toLocaleString('id-ID')}
			{createdAt !== null && ` (${waktuSingkat(createdAt)} WIB)`}: catatan itu{' '}
			{sebab === 'hilang' ? 'hilang' : 'diubah'}. Beri tahu pengelola server.
		</Alert>
	)
}

type Columns = Record<string, unknown>

const cell = {
	padding: 0.75,
	borderBlockStart: '1px solid',
	borderColor: 'divider',
	textAlign: 'start',
	verticalAlign: 'top',
}

function ChangesTable({ sebelum, sesudah }: { sebelum?: unknown; sesudah?: unknown }) {
	const [before, after] = [columnsOf(sebelum), columnsOf(sesudah)]
	const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
		(name) => JSON.stringify(before[name] ?? '') !== JSON.stringify(after[name] ?? ''),
	)
	if (changed.length === 0) return <Typography color="textSecondary">Disimpan tanpa perubahan.</Typography>
	return (
		<Box
			component="table"
			sx={{
				width: '100%',
				tableLayout: 'fixed',
				borderCollapse: 'collapse',
				fontSize: '0.8125rem',
				'& td, & th': { ...cell, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
			}}
		>
			<thead>
				<tr>
					{['Kolom', 'Sebelum', 'Sesudah'].map((name) => (
						<th key={name} scope="col">
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{changed.map((name) => (
					<tr key={name}>
						<th scope="row">{fieldName(name)}</th>
						<td>{describeValue(name, before[name])}</td>
						<td>{describeValue(name, after[name])}</td>
					</tr>
				))}
			</tbody>
		</Box>
	)
}

const columnsOf = (value: unknown): Columns =>
	value && typeof value === 'object' && !Array.isArray(value) ? { ...value } : { isi: value }
