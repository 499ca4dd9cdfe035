import { Chip } from '@mui/material'
import { DataTable, SelectInput } from 'react-admin'

const choices = [
	{ id: '1', name: 'Tampil' },
	{ id: '0', name: 'Disembunyikan' },
]

export const HiddenChip = () => <Chip size="small" variant="outlined" label="Disembunyikan" />

/** Marks rows that visitors do not see. */
export const HiddenCol = () => (
	<DataTable.Col label="Di situs" disableSort render={({ tampil }) => (tampil ? null : <HiddenChip />)} />
)

export const hiddenFilter = (
	<SelectInput key="tampil" source="tampil" label="Di situs" choices={choices} emptyText="Kosongkan" alwaysOn />
)
