import FileDownload from '@mui/icons-material/FileDownloadOutlined'
import { Box, Button, Card, Pagination, Typography } from '@mui/material'
import { useGetList } from 'react-admin'
import type { BarisReservasi, JumlahReservasi } from '../../contract/staff/reservasi.ts'
import type { StatusReservasi } from '../../contract/status-reservasi.ts'
import { API } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { GagalMemuat } from '../layout/gagal-memuat.tsx'
import { HariKunjungan } from './hari-kunjungan.tsx'
import { PilihStatus } from './pilih-status.tsx'
import { TabelReservasi } from './tabel-reservasi.tsx'

export interface Saringan {
	tanggal: string
	status?: StatusReservasi
	/** While something is searched for, the day does not count. */
	q: string
	page: number
}

const PER_PAGE = 50

interface DaftarReservasiProps {
	saringan: Saringan
	onChange: (saringan: Saringan) => void
}

export function DaftarReservasi({ saringan, onChange }: DaftarReservasiProps) {
	const { tanggal, status, q, page } = saringan
	const filter = { ...(q ? { q } : { tanggal }), ...(status && { status }) }
	const { data, total, isPending, error, refetch } = useGetList<BarisReservasi>('reservasi', {
		filter,
		pagination: { page, perPage: PER_PAGE },
	})
	const countPath = q ? null : `/reservasi/jumlah?tanggal=${tanggal}`
	const { data: jumlah } = useApiQuery<JumlahReservasi>(countPath, { keepPrevious: true })
	const pages = Math.ceil((total ?? 0) / PER_PAGE)

	return (
		<>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
				{q ? (
					<Typography variant="h5" component="h1" aria-live="polite">
						{isPending ? 'Mencari …' : `${total ?? 0} hasil dari semua tanggal`}
					</Typography>
				) : (
					<HariKunjungan tanggal={tanggal} onChange={(hari) => onChange({ ...saringan, tanggal: hari, page: 1 })} />
				)}
				<Button
					href={`${API}/reservasi/ekspor?${new URLSearchParams(filter)}`}
					download
					variant="outlined"
					startIcon={<FileDownload />}
					sx={{ marginInlineStart: 'auto', minHeight: 40 }}
				>
					Unduh CSV
				</Button>
			</Box>
			<PilihStatus
				status={status}
				jumlah={q ? undefined : (jumlah ?? 'dihitung')}
				onChange={(chosen) => onChange({ ...saringan, status: chosen, page: 1 })}
			/>
			{error ? (
				<GagalMemuat pesan={error.message} onRetry={refetch} />
			) : (
				<Card>
					<TabelReservasi rows={data} isPending={isPending} withTanggal={q !== ''} />
				</Card>
			)}
			{pages > 1 && (
				<Pagination
					count={pages}
					page={page}
					onChange={(_, chosen) => onChange({ ...saringan, page: chosen })}
					aria-label="Halaman daftar reservasi"
				/>
			)}
		</>
	)
}
