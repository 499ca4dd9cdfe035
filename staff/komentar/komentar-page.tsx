import { Box, Button, Chip, Pagination, Snackbar, Tab, Tabs, Typography } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { type AllowStatus, allowStatus, namaAllowStatus } from '../../contract/artikel/staff/komentar.ts'
import { LoadState } from '../layout/load-state.tsx'
import { useSteadyRows } from '../live/use-steady-rows.ts'
import { actionLabels, KomentarCard } from './komentar-card.tsx'
import { PER_PAGE, useKomentar } from './use-komentar.ts'
import { CARD, shortcuts, useKomentarKeys } from './use-komentar-keys.ts'

const UNDO_MS = 8000

export default function KomentarPage() {
	const [params] = useSearchParams()
	const [status, setStatus] = useState<AllowStatus>(
		() => allowStatus.find((each) => each === params.get('status')) ?? 'menunggu',
	)
	const [page, setPage] = useState(1)
	const [chosen, setChosen] = useState<string[]>([])
	const { rows: current, own, jumlah, failure, undo, ...actions } = useKomentar(status, page)
	const { readAgain, replied, moderate, undoLast, dismissUndo } = actions
	const area = useRef<HTMLDivElement>(null)
	const { rows, onRelease } = useSteadyRows({ rows: current, list: `${status} ${page}`, area, own })
	const nextFocus = useRef<number | null>(null)

	const moderateAndFocus = (ids: string[], to: AllowStatus) => {
		// The focus goes to the comment that moves up.
		nextFocus.current = Math.max(0, rows?.findIndex(({ row }) => ids.includes(row.id)) ?? 0)
		setChosen((before) => before.filter((id) => !ids.includes(id)))
		moderate(ids, to)
	}
	useEffect(() => {
		if (nextFocus.current === null || !rows) return
		const cards = document.querySelectorAll<HTMLElement>(CARD)
		cards[Math.min(nextFocus.current, cards.length - 1)]?.focus()
		nextFocus.current = null
	}, [rows])
	useKomentarKeys((id, to) => to !== status && moderateAndFocus([id], to), undoLast)

	const ids = rows?.map(({ row }) => row.id) ?? []
	const pages = Math.ceil((jumlah?.[status] ?? 0) / PER_PAGE)
	const selected = chosen.filter((id) => ids.includes(id))
	return (
		<Box sx={{ display: 'grid', gap: 2, maxWidth: 900, paddingBlockEnd: 12 }}>
			<Title title="Komentar" />
			<Tabs
				value={status}
				onChange={(_, value) => {
					setStatus(value)
					setPage(1)
					setChosen([])
				}}
				aria-label="Keadaan komentar"
				variant="scrollable"
			>
				{allowStatus.map((each) => (
					<Tab
						key={each}
						value={each}
						sx={{ minWidth: 0, paddingInline: { xs: 0.75, sm: 2 }, fontSize: { xs: '0.8125rem', sm: '0.875rem' } }}
						label={jumlah ? `${namaAllowStatus[each]} (${jumlah[each]})` : namaAllowStatus[each]}
					/>
				))}
			</Tabs>
			<Legend />
			<LoadState label="Memuat komentar" rows={6} data={rows} failure={failure} onRetry={readAgain} />
			{ids.length > 0 && (
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
					<Button onClick={() => setChosen(selected.length === ids.length ? [] : ids)}>
						{selected.length === ids.length ? 'Batalkan pilihan' : `Pilih semua (${ids.length})`}
					</Button>
					{selected.length > 0 &&
						Object.values(shortcuts)
							.filter((to) => to !== status)
							.map((to) => (
								<Button key={to} variant="outlined" onClick={() => moderateAndFocus(selected, to)}>
									{actionLabels[to]} {selected.length} terpilih
								</Button>
							))}
				</Box>
			)}
			{rows?.length === 0 && (
				<Typography color="text.secondary" sx={{ paddingBlock: 4 }}>
					{status === 'menunggu' ? 'Tidak ada komentar yang menunggu.' : 'Belum ada komentar di sini.'}
				</Typography>
			)}
			<Box ref={area} onPointerLeave={onRelease} onBlur={onRelease} sx={{ display: 'grid', gap: 2 }}>
				{rows?.map(({ row: komentar, isGone }) => (
					<KomentarCard
						key={komentar.id}
						komentar={komentar}
						isGone={isGone}
						isChosen={selected.includes(komentar.id)}
						onChoose={(isChosen) =>
							setChosen((before) => (isChosen ? [...before, komentar.id] : before.filter((id) => id !== komentar.id)))
						}
						onModerate={(to) => moderateAndFocus([komentar.id], to)}
						onReplied={() => replied(komentar.id)}
					/>
				))}
			</Box>
			{pages > 1 && (
				<Pagination count={pages} page={page} onChange={(_, chosen) => setPage(chosen)} aria-label="Halaman komentar" />
			)}
			<Snackbar
				open={undo !== null}
				autoHideDuration={UNDO_MS}
				onClose={(_, reason) => reason !== 'clickaway' && dismissUndo()}
				message={undo ? `${undo.komentar.length} komentar: ${namaAllowStatus[undo.to].toLowerCase()}.` : ''}
				action={
					<Button color="inherit" onClick={undoLast} sx={{ textDecoration: 'underline' }}>
						Urungkan
					</Button>
				}
			/>
		</Box>
	)
}

const Legend = () => (
	<Box
		sx={{
			display: { xs: 'none', sm: 'flex' },
			flexWrap: 'wrap',
			gap: 1,
			alignItems: 'center',
			'@media (pointer: coarse)': { display: 'none' },
		}}
	>
		<Typography component="span" variant="body2" color="text.secondary">
			Papan ketik:
		</Typography>
		{[
			...Object.entries(shortcuts).map(([key, to]) => `${key.toUpperCase()} = ${actionLabels[to].toLowerCase()}`),
			...['U = urungkan', '↑ ↓ = pindah'],
		].map((each) => (
			<Chip key={each} size="small" variant="outlined" label={each} />
		))}
	</Box>
)
