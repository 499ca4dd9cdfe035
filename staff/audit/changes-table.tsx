import { Box, Typography } from '@mui/material'
import { describeValue, fieldName } from './describe-value.ts'

type Columns = Record<string, unknown>

interface ChangesTableProps {
	sebelum?: unknown
	sesudah?: unknown
}

const cell = {
	padding: 0.75,
	borderBlockStart: '1px solid',
	borderColor: 'divider',
	textAlign: 'start',
	verticalAlign: 'top',
}

/** The changed columns, before and after. */
export function ChangesTable({ sebelum, sesudah }: ChangesTableProps) {
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
