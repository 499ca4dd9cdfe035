import Print from '@mui/icons-material/PrintOutlined'
import { Box, Button, Card, CardContent, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useParams } from 'react-router-dom'
import { hariTanggal } from '../../contract/tanggal/format-date.ts'
import { isTanggal, tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { STAFF_API_KEY, useApiQuery } from '../api/use-api-query.ts'
import { LoadState } from '../layout/load-state.tsx'
import { DaftarSheet, LaporanSheet } from './hari-sheets.tsx'
import { readAllReservasi } from './read-all-reservasi.ts'

const namaIsi = {
	daftar: 'Daftar',
	telepon: 'Daftar dengan nomor telepon',
	laporan: 'Laporan penutup',
}
type Isi = keyof typeof namaIsi

/** The sheets of a day. The list, without phone numbers, goes to the printer by itself when it is there. */
export function CetakPage() {
	const { tanggal: asked = '' } = useParams()
	const tanggal = isTanggal(asked) ? asked : tanggalWib(Date.now())
	const [isi, setIsi] = useState<Isi>('daftar')
	const perihal = useApiQuery('GET /v1/staf/reservasi/pesan')
	const laporan = useApiQuery('GET /v1/staf/reservasi/laporan', { query: { tanggal } })
	const rows = useQuery({
		queryKey: [...STAFF_API_KEY, 'cetak', tanggal],
		queryFn: () => readAllReservasi({ tanggal }),
		retry: false,
		gcTime: 0,
	})
	const failure = perihal.failure ?? laporan.failure ?? rows.error?.message
	const isReady = Boolean(perihal.data && laporan.data && rows.data)
	const isPrinted = useRef(false)
	useEffect(() => {
		if (!isReady || isPrinted.current) return
		isPrinted.current = true
		window.print()
	}, [isReady])

	const header = { tanggal, rumahSakit: perihal.data?.rumahSakit.nama ?? '' }
	const sheet: ReactNode =
		isi === 'laporan'
			? laporan.data && <LaporanSheet {...header} laporan={laporan.data} />
			: rows.data && <DaftarSheet {...header} rows={rows.data} withTelp={isi === 'telepon'} />
	return (
		<>
			<Typography variant="h5" component="h1">
				Cetak {hariTanggal(tanggal)}
			</Typography>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				<ToggleButtonGroup
					exclusive
					size="small"
					aria-label="Yang dicetak"
					value={isi}
					onChange={(_, chosen: Isi | null) => chosen && setIsi(chosen)}
					sx={{ flexWrap: 'wrap' }}
				>
					{(Object.keys(namaIsi) as Isi[]).map((each) => (
						<ToggleButton key={each} value={each} sx={{ paddingInline: 1.25 }}>
							{namaIsi[each]}
						</ToggleButton>
					))}
				</ToggleButtonGroup>
				<Button variant="contained" startIcon={<Print />} disabled={!isReady} onClick={() => window.print()}>
					Cetak
				</Button>
			</Box>
			<LoadState
				label="Memuat lembar"
				rows={8}
				data={isReady}
				failure={failure}
				onRetry={() => Promise.all([perihal.refetch(), laporan.refetch(), rows.refetch()])}
			/>
			{isReady && (
				<>
					<Card>
						<CardContent sx={{ overflowX: 'auto' }}>{sheet}</CardContent>
					</Card>
					{createPortal(<div className="hari-cetak">{sheet}</div>, document.body)}
				</>
			)}
		</>
	)
}
