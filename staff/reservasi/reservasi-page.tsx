import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import { Box, Button } from '@mui/material'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Title } from 'react-admin'
import {
	Link,
	Route,
	Routes,
	useLocation,
	useNavigate,
	useNavigationType,
	useParams,
	useSearchParams,
} from 'react-router-dom'
import { statusReservasi } from '../../contract/reservasi/status-reservasi.ts'
import { isTanggal, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { ReservasiBaruPage } from './reservasi-baru-page.tsx'
import { ReservasiDetailPage } from './reservasi-detail-page.tsx'
import { type ReservasiFilter, ReservasiList } from './reservasi-list.tsx'
import { ScanField } from './scan-field.tsx'

/**
 * The reservation desk. The search text is a name or a phone number, so it stays out of the address. This component
 * holds it, so that it is still there after a look at a reservation.
 */
export function ReservasiPage() {
	const navigate = useNavigate()
	const field = useRef<HTMLInputElement>(null)
	const [params] = useSearchParams()
	const [filter, setSaringan] = useState<ReservasiFilter>(() => filterOf(params))
	const { key } = useLocation()
	const navigation = useNavigationType()
	const { '*': detail } = useParams()
	// A link to a list applies on this page too. Going back returns to the list as it was left.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same address applies again
	useEffect(() => {
		if (navigation === 'PUSH' && params.size > 0) setSaringan(filterOf(params))
	}, [key])
	useFocusOnTyping(field)
	const search = (q: string) => setSaringan((before) => (before.q === q ? before : { ...before, q, page: 1 }))
	return (
		<Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 1240, paddingBlockEnd: 4 }}>
			<Title title={titleOf(detail)} />
			<ScanField
				ref={field}
				onSearch={search}
				onFound={(id) => {
					search('')
					navigate(`/reservasi/${id}`)
				}}
			/>
			<Routes>
				<Route
					index
					element={
						<>
							<ReservasiBaruLink />
							<ReservasiList filter={filter} onChange={setSaringan} />
						</>
					}
				/>
				<Route path="baru" element={<ReservasiBaruPage />} />
				<Route path=":id" element={<ReservasiDetailPage onDone={() => field.current?.focus()} />} />
			</Routes>
		</Box>
	)
}

function titleOf(path: string | undefined): string {
	if (path === 'baru') return 'Reservasi di meja'
	return path ? 'Rincian reservasi' : 'Reservasi'
}

/** The start page leads to a status of one day or of all days; otherwise it is today. */
function filterOf(params: URLSearchParams): ReservasiFilter {
	const status = statusReservasi.find((each) => each === params.get('status'))
	const tanggal = params.get('tanggal') ?? ''
	const day = isTanggal(tanggal) ? tanggal : status ? null : tanggalWib(Date.now())
	return { tanggal: day, status, q: '', page: 1 }
}

const ReservasiBaruLink = () => (
	<Button
		component={Link}
		to="/reservasi/baru"
		variant="contained"
		startIcon={<PersonSearch />}
		sx={{ justifySelf: 'start', minHeight: 44 }}
	>
		Cari pasien, buat reservasi
	</Button>
)

/** Typing anywhere focuses the field. Otherwise the Enter of a hand scanner would press the focused button. */
function useFocusOnTyping(field: RefObject<HTMLInputElement | null>): void {
	useEffect(() => {
		const leaving = new AbortController()
		document.addEventListener(
			'keydown',
			({ key, target, ctrlKey, altKey, metaKey }) => {
				if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return
				const isTyping = target instanceof HTMLElement && target.closest('input, textarea, select, [role=dialog]')
				if (!isTyping) field.current?.focus()
			},
			{ signal: leaving.signal },
		)
		return () => leaving.abort()
	}, [field])
}
