import { Box, Card, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useState } from 'react'
import { kuotaPaketInput, type PaketKuota } from '../../contract/reservasi/staff/kalender.ts'
import { callApi } from '../api/call-api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import { FormField } from '../dialogs/form-field.tsx'
import { useSaving } from '../dialogs/use-saving.ts'

interface KuotaPaketCardProps {
	paket: PaketKuota[]
	onSaved: () => void
}

/** The packages and their daily quotas. */
export function KuotaPaketCard({ paket, onSaved }: KuotaPaketCardProps) {
	const [open, setOpen] = useState<PaketKuota | null>(null)
	return (
		<Card component="section" sx={{ padding: 2 }}>
			<Typography variant="h6" component="h2">
				Kuota per paket
			</Typography>
			{paket.length === 0 ? (
				<Typography color="textSecondary">Belum ada paket layanan.</Typography>
			) : (
				<List disablePadding sx={{ maxHeight: 480, overflowY: 'auto' }}>
					{paket.map((each) => (
						<ListItem key={each.id} disablePadding divider>
							<ListItemButton onClick={() => setOpen(each)} sx={{ minHeight: 56, borderRadius: 1 }}>
								<ListItemText
									primary={each.nama}
									secondary={each.kuotaHarian === null ? 'Tanpa batas' : `${each.kuotaHarian} per hari`}
								/>
							</ListItemButton>
						</ListItem>
					))}
				</List>
			)}
			{open && (
				<KuotaPaketDialog
					paket={open}
					onClose={() => setOpen(null)}
					onSaved={() => {
						setOpen(null)
						onSaved()
					}}
				/>
			)}
		</Card>
	)
}

function KuotaPaketDialog({
	paket,
	onClose,
	onSaved,
}: {
	paket: PaketKuota
	onClose: () => void
	onSaved: () => void
}) {
	const [kuota, setKuota] = useState(paket.kuotaHarian?.toString() ?? '')
	const { isSending, errors, failure, save } = useSaving({
		schema: kuotaPaketInput,
		row: paket,
		update: (change) => callApi('PATCH /v1/staf/kalender/paket/{id}', change),
		onSaved,
	})
	return (
		<FormDialog
			title={`Kuota ${paket.nama}`}
			isSending={isSending}
			failure={failure}
			onSubmit={() => save({ kuotaHarian: kuota.trim() === '' ? null : kuota })}
			onClose={onClose}
		>
			<Box sx={{ display: 'grid', paddingBlockStart: 1 }}>
				<FormField
					label="Paling banyak per hari"
					help="Satu untuk setiap pasien yang memesan paket ini. Kosong berarti tanpa batas."
					value={kuota}
					onChange={setKuota}
					error={errors.kuotaHarian}
					maxLength={6}
				/>
			</Box>
		</FormDialog>
	)
}
