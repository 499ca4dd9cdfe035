import { Alert, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { useRecordContext } from 'react-admin'

/** Says which fields another system fills; nothing for a row of staff. `fields` begins the sentence: 'Nama dan kode'. */
export function ManagedNote({ fields }: { fields: string }) {
	const kode = useRecordContext()?.kodeSimrs
	if (!kode) return null
	return (
		<Alert severity="info" sx={{ width: '100%', marginBlockEnd: 2 }}>
			{`${fields} diisi oleh sistem informasi rumah sakit (kode ${kode}). Ubah di sana.`}
		</Alert>
	)
}

interface ManagedInputsProps {
	/** By default while the row has a code of the other system. */
	isManaged?: boolean
	children: ReactNode
}

/**
 * Inputs that another system fills. The fieldset disables them: react-hook-form would send an input that has `disabled`
 * of its own as empty.
 */
export function ManagedInputs({ isManaged, children }: ManagedInputsProps) {
	const kode = useRecordContext()?.kodeSimrs
	return (
		<Box component="fieldset" disabled={isManaged ?? Boolean(kode)} sx={managed}>
			{children}
		</Box>
	)
}

const managed = {
	width: '100%',
	minWidth: 0,
	margin: 0,
	padding: 0,
	border: 0,
	'&:disabled': {
		// Chips have a button that is none.
		pointerEvents: 'none',
		'& .MuiInputBase-root': { backgroundColor: 'action.hover' },
		'& .MuiInputBase-input': { color: 'text.secondary', WebkitTextFillColor: 'currentcolor' },
		'& .MuiSwitch-root, & .MuiCheckbox-root': { opacity: 0.55 },
		'& .MuiButton-root, & .MuiChip-deleteIcon, & .MuiAutocomplete-endAdornment': { display: 'none' },
	},
}
