import Visibility from '@mui/icons-material/VisibilityOutlined'
import { Box, Button, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { RadioButtonGroupInput, useRecordContext, useResourceContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { apiAddress } from '../api/call-api.ts'
import { WibTimeInput } from './wib-time-input.tsx'

const choices = [
	{ id: 'terbit', name: 'Terbit — pengunjung melihatnya' },
	{ id: 'terjadwal', name: 'Terjadwal — terbit sendiri pada waktunya' },
	{ id: 'konsep', name: 'Konsep — hanya terlihat di sini' },
]

interface PenerbitanInputProps {
	/** False if the form has times of its own: two schedules would contradict each other. */
	canSchedule?: boolean
	/** Of a new row. */
	initial?: 'terbit' | 'konsep'
	/** In place of the choice. */
	children?: ReactNode
}

/** Published, scheduled or draft, with a link to the preview. */
export function PenerbitanInput({ canSchedule = true, initial = 'terbit', children }: PenerbitanInputProps) {
	const status = useWatch({ name: 'status' })
	const record = useRecordContext()
	const offered = choices.filter(({ id }) => canSchedule || id !== 'terjadwal' || record?.status === 'terjadwal')
	const sumber = useResourceContext() ?? ''
	return (
		<Box sx={{ width: '100%' }}>
			{children || (
				<RadioButtonGroupInput
					source="status"
					label="Penerbitan"
					choices={offered}
					row={false}
					defaultValue={initial}
				/>
			)}
			{status === 'terjadwal' && <WibTimeInput source="terbitPada" label="Terbit pada (WIB)" />}
			{record && record.status !== 'terbit' && (
				<>
					<Button
						href={apiAddress('GET /v1/staf/{sumber}/{id}/pratinjau', { params: { sumber, id: String(record.id) } })}
						target="_blank"
						rel="noopener"
						variant="outlined"
						startIcon={<Visibility />}
					>
						Pratinjau di situs
					</Button>
					<Typography variant="body2" color="text.secondary" sx={{ marginBlock: 0.5 }}>
						Menampilkan yang terakhir disimpan, hanya untuk Anda.
					</Typography>
				</>
			)}
		</Box>
	)
}
