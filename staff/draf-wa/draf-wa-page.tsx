import { Box, Button, Card, TextField, Typography } from '@mui/material'
import { useRef, useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import {
	type BarisDraf,
	DRAF_HARI,
	MAX_DRAF,
	namaStatusDraf,
	type StatusDraf,
} from '../../contract/dokter/staff/draf-wa.ts'
import { hariTanggal, waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useSending } from '../api/use-sending.ts'
import { LoadState } from '../layout/load-state.tsx'
import { useSteadyRows } from '../live/use-steady-rows.ts'
import { useUndoNotice } from '../undo/use-undoable-notice.tsx'

const move = (id: string, dari: StatusDraf, ke: StatusDraf) =>
	callApi('POST /v1/staf/draf-wa/{id}', { params: { id }, body: { dari, ke } })

/** Registrations that visitors sent by WhatsApp: the code of the message finds doctor, day and kind of payment. */
export default function DrafWaPage() {
	// The code of a draft is in links of the searches.
	const [params] = useSearchParams()
	const [kode, setKode] = useState(params.get('kode') ?? '')
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/draf-wa', { query: { kode } }, { keepPrevious: true })
	const [own, setOwn] = useState<ReadonlySet<string>>(new Set())
	const area = useRef<HTMLUListElement>(null)
	const { rows, onRelease } = useSteadyRows({ rows: data, list: kode, area, own })
	const { isSending, send } = useSending({ notifies: true })
	const undoNotice = useUndoNotice()

	const change = ({ id, kode, status }: BarisDraf, ke: StatusDraf) =>
		send(async () => {
			setOwn((before) => new Set(before).add(id))
			// After a conflict too, the list shows the present state.
			await move(id, status, ke).finally(refetch)
			undoNotice(`Draf ${kode}: ${namaStatusDraf[ke].toLowerCase()}`, () => move(id, ke, status).finally(refetch))
		})

	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 860, paddingBlockEnd: 4 }}>
			<Title title="Draf WhatsApp" />
			<Typography color="textSecondary">
				{`Pendaftaran dari jadwal dokter. Cocokkan dengan kode di akhir pesan WhatsApp; nama dan nomor pasien ada di pesan itu. Draf terhapus sendiri setelah ${DRAF_HARI} hari.`}
			</Typography>
			<TextField
				label="Cari kode"
				value={kode}
				onChange={(event) => setKode(event.target.value)}
				autoFocus
				slotProps={{
					htmlInput: { autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false, maxLength: 40 },
				}}
				sx={{ maxWidth: 320 }}
			/>
			<LoadState label="Memuat draf" data={rows} failure={failure} onRetry={refetch} />
			<Typography aria-live="polite" color="textSecondary" sx={{ '&:empty': { display: 'none' } }}>
				{rows?.length === 0 && (kode.trim() ? 'Tidak ada draf dengan kode ini.' : 'Tidak ada draf yang menunggu.')}
				{rows?.length === MAX_DRAF && `${MAX_DRAF} draf terbaru. Yang lain dicari dengan kodenya.`}
			</Typography>
			<Box
				component="ul"
				ref={area}
				aria-label="Draf"
				onPointerLeave={onRelease}
				onBlur={onRelease}
				sx={{ display: 'grid', gap: 1, margin: 0, padding: 0, listStyle: 'none' }}
			>
				{rows?.map(({ row, isGone }) => (
					<Draf key={row.id} row={row} isDisabled={isSending || isGone} onChange={(ke) => change(row, ke)} />
				))}
			</Box>
		</Box>
	)
}

interface DrafProps {
	row: BarisDraf
	isDisabled: boolean
	onChange: (ke: StatusDraf) => void
}

function Draf({ row: { kode, dokter, tanggal, jaminan, status, createdAt }, isDisabled, onChange }: DrafProps) {
	const action = (ke: StatusDraf, label: string, variant: 'contained' | 'outlined') => (
		<Button variant={variant} disabled={isDisabled} aria-label={`${label}: draf ${kode}`} onClick={() => onChange(ke)}>
			{label}
		</Button>
	)
	return (
		<Card component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', padding: 2 }}>
			<Box component="strong" sx={{ fontSize: '1.25rem', fontFamily: 'monospace', minWidth: 64 }}>
				{kode}
			</Box>
			<Box sx={{ flexGrow: 1, minWidth: '12rem' }}>
				<Typography sx={{ fontWeight: 600 }}>{dokter}</Typography>
				<Typography variant="body2" color="textSecondary">
					{[tanggal ? hariTanggal(tanggal) : 'Tanpa tanggal', jaminan || 'Cara bayar belum dipilih'].join(' · ')}
				</Typography>
				<Typography variant="body2" color="textSecondary">
					{`Dikirim ${waktuSingkat(createdAt)}`}
					{status !== 'menunggu' && ` · ${namaStatusDraf[status]}`}
				</Typography>
			</Box>
			{status === 'menunggu' ? (
				<>
					{action('selesai', 'Selesai', 'contained')}
					{action('dibuang', 'Buang', 'outlined')}
				</>
			) : (
				action('menunggu', 'Kembalikan', 'outlined')
			)}
		</Card>
	)
}
