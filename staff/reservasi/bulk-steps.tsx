import { Alert, Box, Button, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useRefresh } from 'react-admin'
import type { BarisReservasi, SaringanReservasi } from '../../contract/reservasi/staff/reservasi.ts'
import type { StatusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { tambahHari, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { useSettled } from '../undo/use-settled.ts'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'
import { readAllReservasi } from './read-all-reservasi.ts'
import { undoStatuses } from './undo-status.ts'

interface Step {
	title: string
	question: (jumlah: number) => string
	submitText: string
	doneText: string
	dari: StatusReservasi
	ke: 'dikonfirmasi' | 'tidak-hadir'
}

const konfirmasi: Step = {
	title: 'Konfirmasi beberapa',
	question: (jumlah) => `Konfirmasi ${jumlah} reservasi?`,
	submitText: 'Konfirmasi',
	doneText: 'dikonfirmasi',
	dari: 'baru',
	ke: 'dikonfirmasi',
}

const tidakHadir: Step = {
	title: 'Tandai tidak hadir',
	question: (jumlah) => `Tandai ${jumlah} reservasi tidak hadir?`,
	submitText: 'Tandai tidak hadir',
	doneText: 'ditandai tidak hadir',
	dari: 'dikonfirmasi',
	ke: 'tidak-hadir',
}

interface BulkStepsProps {
	/** Of the list that is shown, on all its pages. */
	filter: SaringanReservasi
	status?: StatusReservasi
}

/** The steps that are made for all reservations of the list at once. */
export function BulkSteps({ filter, status }: BulkStepsProps) {
	/** With the rows as they were when the dialog opened: what the user saw is what is sent. */
	const [open, setOpen] = useState<{ step: Step; rows: BarisReservasi[] }>()
	const { isSending: isReading, send } = useSending({ notifies: true })
	const undoNotice = useUndoNotice()
	const refresh = useRefresh()
	const past = { ...filter, sampai: tambahHari(tanggalWib(Date.now()), -1) }
	const all = useApiQuery('GET /v1/staf/reservasi/jumlah', { query: filter }, { keepPrevious: true }).data
	const over = useApiQuery('GET /v1/staf/reservasi/jumlah', { query: past }, { keepPrevious: true }).data
	const steps = [
		{ step: konfirmasi, query: filter, jumlah: all?.baru ?? 0 },
		{ step: tidakHadir, query: past, jumlah: over?.dikonfirmasi ?? 0 },
	].filter(({ step, jumlah }) => (jumlah > 0 && (!status || status === step.dari)) || step === open?.step)
	return (
		<>
			{steps.map(({ step, query }) => (
				<Button
					key={step.ke}
					variant="outlined"
					aria-haspopup="dialog"
					disabled={isReading}
					onClick={() =>
						send(async () => setOpen({ step, rows: await readAllReservasi({ ...query, status: step.dari }) }))
					}
				>
					{step.title} …
				</Button>
			))}
			{open && (
				<BulkDialog
					{...open}
					onClose={(done) => {
						const { ke, doneText } = open.step
						setOpen(undefined)
						if (done.length > 0) undoNotice(`${done.length} reservasi ${doneText}`, () => undoStatuses(done, ke))
						refresh()
					}}
				/>
			)}
		</>
	)
}

const DONE = 'Berhasil'

const line = { display: 'block', fontSize: '0.8125rem', whiteSpace: 'pre-line' }

interface BulkDialogProps {
	step: Step
	rows: BarisReservasi[]
	/** With the ids that were changed. */
	onClose: (done: string[]) => void
}

function BulkDialog({ step, rows, onClose }: BulkDialogProps) {
	const [chosen, setChosen] = useState(() => rows.map(({ id }) => id))
	/** By reservation: a word for a success, or the sentence of the failure. */
	const [results, setResults] = useState<Record<string, string>>({})
	const [isSending, setSending] = useState(false)
	const isSettled = useSettled(step.ke)
	const left = rows.filter(({ id }) => chosen.includes(id) && !(id in results))
	const made = Object.keys(results).length
	const done = Object.keys(results).filter((id) => results[id] === DONE)
	const close = () => onClose(done)

	async function send(): Promise<void> {
		setSending(true)
		// One after the other, through the call of a single step: each has its own transaction and its own result.
		for (const { id, status } of left) {
			const change = { params: { id }, body: { dari: status, ke: step.ke } }
			const result = await callApi('POST /v1/staf/reservasi/{id}/status', change).then(
				() => DONE,
				(error: Error) => error.message,
			)
			setResults((before) => ({ ...before, [id]: result }))
		}
		setSending(false)
	}

	return (
		<TitledDialog
			title={made > 0 ? step.title : step.question(chosen.length)}
			onClose={() => !isSending && close()}
			actions={
				<>
					<Button onClick={close} disabled={isSending}>
						Tutup
					</Button>
					<Button variant="contained" onClick={send} disabled={!isSettled || isSending || left.length === 0}>
						{step.submitText} ({left.length})
					</Button>
				</>
			}
		>
			<Box aria-live="polite">
				{isSending && <Typography gutterBottom>{`${made} dari ${made + left.length} selesai …`}</Typography>}
				{made > 0 && !isSending && (
					<Alert
						severity={done.length < made ? 'warning' : 'success'}
						sx={{ marginBlockEnd: 1, whiteSpace: 'pre-line' }}
					>
						{describeResults(Object.values(results), step.doneText)}
					</Alert>
				)}
			</Box>
			<Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
				{rows.map(({ id, kode, atasNama, tanggalVisit }) => {
					const result = results[id]
					return (
						<Box component="li" key={id} sx={{ borderBlockEnd: '1px solid', borderColor: 'divider' }}>
							<FormControlLabel
								sx={{ margin: 0, paddingBlock: 0.5 }}
								control={
									<Checkbox
										checked={chosen.includes(id)}
										disabled={isSending || id in results}
										onChange={(_, isChosen) =>
											setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
										}
									/>
								}
								label={
									<>
										<strong>{kode}</strong> · {atasNama || '–'}
										<Typography component="span" color="textSecondary" sx={line}>
											{hariTanggal(tanggalVisit)}
										</Typography>
										<Typography component="span" color={result === DONE ? 'success' : 'error'} sx={line}>
											{result}
										</Typography>
									</>
								}
							/>
						</Box>
					)
				})}
			</Box>
		</TitledDialog>
	)
}

/** How many were changed, how many were not, and why: `71 dikonfirmasi, 2 dilewati.` and a line for each reason. */
function describeResults(results: string[], doneText: string): string {
	const skipped = Map.groupBy(
		results.filter((result) => result !== DONE),
		(reason) => reason,
	)
	const done = results.length - [...skipped.values()].flat().length
	if (skipped.size === 0) return `${done} ${doneText}.`
	const reasons = [...skipped].map(([reason, { length }]) => `${length} dilewati: ${reason}`)
	return [`${done} ${doneText}, ${results.length - done} dilewati.`, ...reasons].join('\n')
}
