import {
	Alert,
	Box,
	Button,
	Checkbox,
	Dialog,
	DialogActions,
	DialogContent,
	DialogTitle,
	FormControlLabel,
	Typography,
} from '@mui/material'
import { useId, useState } from 'react'
import type { BarisReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'

interface BulkStepsProps {
	/** The rows of the list that is shown. */
	rows: BarisReservasi[]
	onDone: () => Promise<unknown>
}

/** The steps that are made for many reservations of the list at once. */
export function BulkSteps({ rows, onDone }: BulkStepsProps) {
	const hariIni = tanggalWib(Date.now())
	const baru = rows.filter(({ status }) => status === 'baru')
	const past = rows.filter(({ status, tanggalVisit }) => status === 'dikonfirmasi' && tanggalVisit < hariIni)
	return (
		<>
			<BulkStep text="Konfirmasi beberapa" ke="dikonfirmasi" rows={baru} onDone={onDone} />
			<BulkStep text="Tandai tidak hadir" ke="tidak-hadir" rows={past} onDone={onDone} />
		</>
	)
}

interface BulkStepProps extends BulkStepsProps {
	text: string
	ke: 'dikonfirmasi' | 'tidak-hadir'
}

function BulkStep({ text, ke, rows, onDone }: BulkStepProps) {
	/** The rows as they were when the dialog opened: what the user saw is what is sent. */
	const [seen, setSeen] = useState<BarisReservasi[]>()
	if (rows.length === 0 && !seen) return null
	return (
		<>
			<Button variant="outlined" aria-haspopup="dialog" onClick={() => setSeen(rows)} sx={{ minHeight: 40 }}>
				{text} …
			</Button>
			{seen && (
				<BulkDialog
					title={text}
					ke={ke}
					rows={seen}
					onClose={() => {
						setSeen(undefined)
						onDone()
					}}
				/>
			)}
		</>
	)
}

interface BulkDialogProps {
	title: string
	ke: 'dikonfirmasi' | 'tidak-hadir'
	rows: BarisReservasi[]
	onClose: () => void
}

function BulkDialog({ title, ke, rows, onClose }: BulkDialogProps) {
	const id = useId()
	const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(rows.map((row) => row.id)))
	/** By reservation: null for a success, or the sentence of the failure. */
	const [results, setResults] = useState<ReadonlyMap<string, string | null>>(new Map())
	const [isSending, setSending] = useState(false)
	const left = rows.filter((row) => chosen.has(row.id) && !results.has(row.id))
	const failures = [...results.values()].filter((result) => result !== null).length

	async function send(): Promise<void> {
		setSending(true)
		// One after the other, through the call of a single step: each has its own result.
		for (const row of left) {
			const change = { params: { id: row.id }, body: { dari: row.status, ke } }
			const result = await callApi('POST /v1/staf/reservasi/{id}/status', change).then(
				() => null,
				(error: Error) => error.message,
			)
			setResults((before) => new Map(before).set(row.id, result))
		}
		setSending(false)
	}

	const toggle = (row: string) =>
		setChosen((before) => {
			const after = new Set(before)
			if (!after.delete(row)) after.add(row)
			return after
		})

	return (
		<Dialog open onClose={() => !isSending && onClose()} fullWidth maxWidth="sm" aria-labelledby={id}>
			<DialogTitle id={id}>{title}</DialogTitle>
			<DialogContent>
				<Box aria-live="polite">
					{results.size > 0 && !isSending && (
						<Alert severity={failures > 0 ? 'warning' : 'success'} sx={{ marginBlockEnd: 1 }}>
							{results.size - failures} berhasil{failures > 0 && `, ${failures} tidak`}.
						</Alert>
					)}
				</Box>
				<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
					{rows.map((row) => {
						const result = results.get(row.id)
						return (
							<Box component="li" key={row.id} sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}>
								<FormControlLabel
									sx={{ margin: 0, paddingBlock: 0.5 }}
									control={
										<Checkbox
											checked={chosen.has(row.id)}
											disabled={isSending || results.has(row.id)}
											onChange={() => toggle(row.id)}
										/>
									}
									label={
										<>
											<strong>{row.kode}</strong> · {row.atasNama || '–'}
											<Typography
												component="span"
												color="textSecondary"
												sx={{ display: 'block', fontSize: '0.8125rem' }}
											>
												{hariTanggal(row.tanggalVisit)}
											</Typography>
											{result !== undefined && (
												<Typography
													component="span"
													color={result === null ? 'success' : 'error'}
													sx={{ display: 'block', fontSize: '0.8125rem', whiteSpace: 'pre-line' }}
												>
													{result ?? 'Berhasil'}
												</Typography>
											)}
										</>
									}
								/>
							</Box>
						)
					})}
				</Box>
			</DialogContent>
			<DialogActions>
				<Button onClick={onClose} disabled={isSending}>
					Tutup
				</Button>
				<Button variant="contained" onClick={send} disabled={isSending || left.length === 0}>
					{title} ({left.length})
				</Button>
			</DialogActions>
		</Dialog>
	)
}
