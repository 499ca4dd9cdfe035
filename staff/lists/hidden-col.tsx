import { Chip } from '@mui/material'
import { DataTable } from 'react-admin'

export const HiddenChip = () => <Chip size="small" variant="outlined" label="Disembunyikan" />

/** Marks rows that visitors do not see. */
export const HiddenCol = () => (
	<DataTable.Col label="Di situs" disableSort render={({ tampil }) => (tampil ? null : <HiddenChip />)} />
)
