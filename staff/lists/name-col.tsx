import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { DataTable, useGetPathForRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

/** The cell that heads a card on phones. */
export const NAMA = 'nama-baris'

interface NameColProps {
	source?: string
	label: string
	/** What to write when it is not the column itself. */
	// biome-ignore lint/suspicious/noExplicitAny: a row as react-admin types it
	tulis?: (record: Record<string, any>) => string
}

/** What a row is called, as the link to its form: the row's own click is not for keyboards. */
export const NameCol = ({ tulis, ...column }: NameColProps) => (
	<DataTable.Col
		{...column}
		disableSort={!column.source}
		cellClassName={NAMA}
		render={(record) => <RowLink>{tulis ? tulis(record) : record[column.source ?? '']}</RowLink>}
	/>
)

function RowLink({ children }: { children: ReactNode }) {
	const path = useGetPathForRecord()
	if (!path) return children
	return (
		<Link
			component={RouterLink}
			to={path}
			onClick={(event) => event.stopPropagation()}
			underline="hover"
			sx={{ color: 'text.primary', fontWeight: 650, overflowWrap: 'break-word' }}
		>
			{children}
		</Link>
	)
}
