import ArrowBack from '@mui/icons-material/ArrowBack'
import HourglassEmpty from '@mui/icons-material/HourglassEmptyOutlined'
import Keyboard from '@mui/icons-material/KeyboardOutlined'
import PersonSearch from '@mui/icons-material/PersonSearchOutlined'
import { Box, Button } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
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
import { useHariIni } from '../live/use-hari-ini.ts'
import { CetakPage } from './cetak-page.tsx'
import { KeysHelp } from './keys-help.tsx'
import { ReservasiBaruPage } from './reservasi-baru-page.tsx'
import { ReservasiDetailPage } from './reservasi-detail-page.tsx'
import type { ReservasiFilter } from './reservasi-filter.ts'
import { ReservasiList } from './reservasi-list.tsx'
import { ScanField } from './scan-field.tsx'
import { TungguPage } from './tunggu-page.tsx'
import { useDeskKeys } from './use-desk-keys.ts'

/**
 * The reservation desk. The search text is a name or a phone number, so it stays out of the address. This component
 * holds it, so that it is still there after a look at a reservation.
 */
export default function ReservasiPage() {
	const navigate = useNavigate()
	const field = useRef<HTMLInputElement>(null)
	const [params] = useSearchParams()
	const [filter, setSaringan] = useState<ReservasiFilter>(() => filterOf(params))
	// The list of today goes on with the next day. A day that somebody chose stays.
	const hariIni = useHariIni()
	const [listed, setListed] = useState(hariIni)
	if (listed !== hariIni) {
		setListed(hariIni)
		if (filter.tanggal === listed) setSaringan({ ...filter, tanggal: hariIni, page: 1 })
	}
	const { key } = useLocation()
	const navigation = useNavigationType()
	const { '*': detail } = useParams()
	// A link to a list applies on this page too. Going back returns to the list as it was left.
	// biome-ignore lint/correctness/useExhaustiveDependencies: a link to the same address applies again
	useEffect(() => {
		if (navigation === 'PUSH' && params.size > 0) setSaringan(filterOf(params))
	}, [key])
	const [isHelpOpen, setHelpOpen] = useState(false)
	useDeskKeys(field, () => setHelpOpen(true))
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
			{detail ? (
				<Button component={Link} to="/reservasi" startIcon={<ArrowBack />} sx={{ justifySelf: 'start' }}>
					Daftar reservasi
				</Button>
			) : (
				<Box
					sx={{
						display: 'flex',
						flexWrap: 'wrap',
						gap: 1,
						'& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
					}}
				>
					<Button component={Link} to="/reservasi/baru" variant="contained" startIcon={<PersonSearch />}>
						Cari pasien, buat reservasi
					</Button>
					<Button component={Link} to="/reservasi/tunggu" variant="outlined" startIcon={<HourglassEmpty />}>
						Daftar tunggu
					</Button>
					<Button
						aria-haspopup="dialog"
						startIcon={<Keyboard />}
						onClick={() => setHelpOpen(true)}
						sx={{ display: { xs: 'none', md: 'inline-flex' }, marginInlineStart: 'auto' }}
					>
						Tombol papan ketik
					</Button>
				</Box>
			)}
			{isHelpOpen && <KeysHelp onClose={() => setHelpOpen(false)} />}
			<Routes>
				<Route index element={<ReservasiList filter={filter} onChange={setSaringan} />} />
				<Route path="baru" element={<ReservasiBaruPage />} />
				<Route path="tunggu" element={<TungguPage />} />
				<Route path="cetak/:tanggal" element={<CetakPage />} />
				<Route path=":id" element={<ReservasiDetailPage onDone={() => field.current?.focus()} />} />
			</Routes>
		</Box>
	)
}

function titleOf(path: string | undefined): string {
	if (path === 'baru') return 'Reservasi di meja'
	if (path === 'tunggu') return 'Daftar tunggu'
	if (path?.startsWith('cetak/')) return 'Cetak reservasi'
	return path ? 'Rincian reservasi' : 'Reservasi'
}

/** The start page leads to a status of one day or of all days; otherwise it is today. */
function filterOf(params: URLSearchParams): ReservasiFilter {
	const status = statusReservasi.find((each) => each === params.get('status'))
	const tanggal = params.get('tanggal') ?? ''
	const day = isTanggal(tanggal) ? tanggal : status ? null : tanggalWib(Date.now())
	return { tanggal: day, status, q: '', page: 1 }
}
