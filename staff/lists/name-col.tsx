import { Link } from '@mui/material'
import type { ReactNode } from 'react'
import { DataTable, useGetPathForRecord } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

/** The class of the cell that heads a card on phones. */
export const ROW_NAME = 'nama-baris'

interface NameColProps {
	source?: string
	label: string
	/** The text, if it is not the value of `source`. */
	// biome-ignore lint/suspicious/noExplicitAny: react-admin types rows as any
	format?: (record: Record<string, any>) => string
}

/** The name of a row as a link to its form. A click on the row does not work with the keyboard. */
export const NameCol = ({ format, ...column }: NameColProps) => (
	<DataTable.Col
		{...column}
		disableSort={!column.source}
		cellClassName={ROW_NAME}
		render={(record) => <RowLink>{format ? format(record) : record[column.source ?? '']}</RowLink>}
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
