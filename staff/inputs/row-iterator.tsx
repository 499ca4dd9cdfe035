import Add from '@mui/icons-material/Add'
import Delete from '@mui/icons-material/DeleteOutlined'
import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { SimpleFormIterator, useSimpleFormIterator, useSimpleFormIteratorItem } from 'react-admin'

/** Repeated rows of a form. Its buttons have text and show without hovering. */
export const RowIterator = ({ addLabel, children }: { addLabel: string; children: ReactNode }) => (
	<SimpleFormIterator
		inline
		fullWidth
		disableReordering
		disableClear
		addButton={<AddRowButton label={addLabel} />}
		removeButton={<RemoveRowButton />}
		sx={{
			'& .RaSimpleFormIterator-line': {
				flexWrap: 'wrap',
				columnGap: 2,
				padding: 1.5,
				marginBlockEnd: 1.5,
				border: 1,
				borderColor: 'divider',
				borderRadius: 1,
			},
			'& .RaSimpleFormIterator-form': { flexWrap: 'wrap', flexBasis: 260, gap: 0, columnGap: 2 },
			'& .RaSimpleFormIterator-action': { visibility: 'visible' },
		}}
	>
		{children}
	</SimpleFormIterator>
)

function AddRowButton({ label }: { label: string }) {
	const { add } = useSimpleFormIterator()
	return (
		<Button variant="outlined" startIcon={<Add />} onClick={() => add()}>
			{label}
		</Button>
	)
}

function RemoveRowButton() {
	const { remove, index } = useSimpleFormIteratorItem()
	return (
		<Button color="inherit" startIcon={<Delete />} onClick={() => remove()} aria-label={`Hapus baris ${index + 1}`}>
			Hapus
		</Button>
	)
}
