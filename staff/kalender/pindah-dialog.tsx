import { Alert, Box, Button, Link as TextLink, Typography } from '@mui/material'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Terdampak } from '../../contract/reservasi/staff/kalender.ts'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal } from '../../contract/tanggal/tanggal.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { TitledDialog } from '../dialogs/titled-dialog.tsx'
import { LoadState } from '../layout/load-state.tsx'
import { VisitDayField } from '../reservasi/visit-day-field.tsx'
import { useSettled } from '../undo/use-settled.ts'
import type { Rentang } from './tutup-rentang-dialog.tsx'

type Baris = Terdampak['reservasi'][number]

/** What became of a reservation: without a reason it has moved, or its patient was asked. */
interface Hasil extends Baris {
	alasan?: string
}

const JAM_DITUTUP = 'Jam kedatangan ditutup'

interface PindahDialogProps extends Rentang {
	onClose: () => void
}

/**
 * Moves the reservations of closed days together, each in its own transaction, as far as the new day has room; or asks
 * each patient to choose a day.
 */
export function PindahDialog({ dari, sampai, onClose }: PindahDialogProps) {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/reservasi/terdampak', { query: { dari, sampai } })
	/** Until somebody chooses a day, it is the proposed one. */
	const [chosen, setChosen] = useState<string>()
	const [sent, setSent] = useState<{ done: string; hasil: Hasil[] }>()
	const [left, setLeft] = useState(0)
	/** What was pressed once and is asked for again: it cannot be undone, and patients get mails about it. */
	const [asked, setAsked] = useState<'pindah' | 'minta'>()
	const isSending = left > 0
	const ke = chosen ?? data?.usulan?.tanggal ?? ''
	const jamLain = ke === dari ? ', jam lain' : ''
	const rows = data?.reservasi ?? []
	const unasked = rows.filter(({ diminta }) => !diminta)
	const isSettled = useSettled(`${isSending} ${asked} ${rows.length > 0} ${unasked.length > 0}`)

	/** One after the other; a failure does not stop the others. */
	async function sendEach(chosenRows: Baris[], done: string, call: (row: Baris) => Promise<unknown>): Promise<void> {
		const hasil: Hasil[] = []
		setAsked(undefined)
		setLeft(chosenRows.length)
		for (const row of chosenRows) {
			const alasan = await call(row).then(
				() => undefined,
				(error: Error) => error.message,
			)
			hasil.push({ ...row, alasan })
			setLeft(chosenRows.length - hasil.length)
		}
		setSent({ done, hasil })
		setChosen(undefined)
		await refetch()
	}
	const move = () =>
		sendEach(rows, `dipindahkan ke ${hariTanggal(ke)}${jamLain}`, ({ id, tanggalVisit }) =>
			callApi('POST /v1/staf/reservasi/{id}/tanggal', {
				params: { id },
				body: { dari: tanggalVisit, ke, catatan: ke === tanggalVisit ? JAM_DITUTUP : 'Hari kunjungan ditutup' },
			}),
		)
	const ask = () =>
		sendEach(unasked, 'diminta memilih hari lain', ({ id, tanggalVisit }) =>
			callApi('POST /v1/staf/reservasi/{id}/minta-memilih', { params: { id }, body: { dari: tanggalVisit } }),
		)

	return (
		<TitledDialog
			title={rows.length > 0 ? `Pindahkan ${rows.length} reservasi` : 'Pindahkan reservasi'}
			onClose={() => (asked ? setAsked(undefined) : !isSending && onClose())}
			content={{ sx: { display: 'grid', gap: 2 } }}
			actions={
				asked ? (
					<>
						<Button autoFocus onClick={() => setAsked(undefined)}>
							Kembali
						</Button>
						<Button variant="contained" onClick={asked === 'pindah' ? move : ask} disabled={!isSettled}>
							{asked === 'pindah'
								? `Ya, pindahkan ${rows.length} reservasi`
								: `Ya, minta ${unasked.length} pasien memilih`}
						</Button>
					</>
				) : (
					<>
						<Button onClick={onClose} disabled={isSending}>
							Tutup
						</Button>
						<Button
							variant="outlined"
							onClick={() => setAsked('minta')}
							disabled={!isSettled || isSending || unasked.length === 0}
						>
							{`Minta pasien memilih (${unasked.length})`}
						</Button>
						<Button
							variant="contained"
							onClick={() => setAsked('pindah')}
							disabled={!isSettled || isSending || rows.length === 0 || !isTanggal(ke)}
						>
							{`Pindahkan (${rows.length})`}
						</Button>
					</>
				)
			}
		>
			<Box aria-live="polite" sx={{ display: 'grid', gap: 2, '&:empty': { display: 'none' } }}>
				{isSending && <Typography>{`Tersisa ${left} …`}</Typography>}
				{sent && !isSending && !asked && <Outcome {...sent} />}
			</Box>
			<LoadState label="Memuat reservasi" data={data} failure={failure} onRetry={refetch} />
			{data && rows.length === 0 && <Typography>Tidak ada lagi reservasi pada waktu yang ditutup.</Typography>}
			{asked && (
				<Alert severity="warning">
					{asked === 'pindah'
						? `${rows.length} reservasi pindah dari ${describeDays(rows)} ke ${hariTanggal(ke)}${jamLain}. Tidak dapat diurungkan bersama. ${describeMails(rows)}`
						: `${unasked.length} pasien dengan reservasi pada ${describeDays(unasked)} diminta memilih hari lain. ${describeMails(unasked)}`}
				</Alert>
			)}
			{!asked && data && rows.length > 0 && (
				<>
					<Typography>
						{`Pindahkan ${rows.length} reservasi pada waktu yang ditutup bersama ke satu hari, atau minta setiap pasien memilih sendiri di halaman reservasinya. ${describeMails(rows)}`}
					</Typography>
					{unasked.length < rows.length && (
						<Typography>{`${rows.length - unasked.length} sudah diminta memilih dan belum memilih.`}</Typography>
					)}
					<VisitDayField label="Pindahkan ke" value={ke} onChange={({ target }) => setChosen(target.value)} />
					{!data.usulan && <Alert severity="warning">Tidak ada hari kosong sesudahnya yang dapat dipilih.</Alert>}
					{data.usulan?.cukup === false && (
						<Alert severity="info">
							Tidak ada satu hari yang cukup untuk semuanya. Yang tidak muat tetap di sini, lalu pindahkan ke hari
							berikutnya.
						</Alert>
					)}
				</>
			)}
		</TitledDialog>
	)
}

/** The days that are left: `Selasa, 17 November 2026`, or the first and the last one. */
function describeDays(rows: Baris[]): string {
	const [first = '', ...others] = [...new Set(rows.map(({ tanggalVisit }) => tanggalVisit))].toSorted()
	const last = others.at(-1)
	return last ? `${hariTanggal(first)} sampai ${hariTanggal(last)}` : hariTanggal(first)
}

function describeMails(rows: Baris[]): string {
	const mailed = rows.filter(({ adaEmail }) => adaEmail).length
	if (mailed === rows.length) return 'Semua mendapat email.'
	return mailed === 0
		? 'Tidak ada yang mendapat email: kabari mereka lewat WhatsApp.'
		: `${mailed} mendapat email; kabari yang lain lewat WhatsApp.`
}

/** How many moved or were asked, who is to be told by WhatsApp, and how many were not and why. */
function Outcome({ done, hasil }: { done: string; hasil: Hasil[] }) {
	const succeeded = hasil.filter(({ alasan }) => !alasan)
	const unmailed = succeeded.filter(({ adaEmail }) => !adaEmail)
	const failed = Map.groupBy(
		hasil.filter(({ alasan }) => alasan),
		({ alasan }) => alasan,
	)
	return (
		<Alert severity={failed.size > 0 ? 'warning' : 'success'}>
			{`${succeeded.length} reservasi ${done}.`}
			{[...failed].map(([alasan, { length }]) => (
				<div key={alasan}>{`${length} belum: ${alasan}`}</div>
			))}
			{unmailed.length > 0 && (
				<>
					<div>Tanpa email, kabari lewat WhatsApp:</div>
					<Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, maxHeight: 240, overflowY: 'auto' }}>
						{unmailed.map(({ id, kode }) => (
							<li key={id}>
								<TextLink
									component={Link}
									to={`/reservasi/${id}`}
									target="_blank"
									sx={{ display: 'inline-block', paddingBlock: 0.5 }}
								>
									{kode}
								</TextLink>
							</li>
						))}
					</Box>
				</>
			)}
		</Alert>
	)
}
