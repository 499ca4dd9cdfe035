import { Box, Button, Card, Chip, List, ListItem, ListItemText, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { Link, useParams, useSearchParams } from 'react-router-dom'
import type { JenisVersi, VersiArtikel } from '../../contract/artikel/staff/artikel-versi.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { LoadFailed } from '../layout/load-failed.tsx'
import { Memuat } from '../layout/memuat.tsx'
import { VersiDialog } from './versi-dialog.tsx'

const waktu = new Intl.DateTimeFormat('id-ID', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Asia/Jakarta' })

const jenisNames: Record<JenisVersi, string | null> = {
	konsep: 'Konsep, belum terbit',
	'konsep-lama': 'Konsep lama',
	simpan: null,
	otomatis: null,
}

/** The history of one article: who saved it when, what changed, and how to get an earlier one back. */
export default function VersiPage() {
	const { id = '' } = useParams()
	const [search, setSearch] = useSearchParams()
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/artikel/{id}/versi', { params: { id } })
	const open = search.get('lihat')
	const rows = data ? [...(data.konsep ? [data.konsep] : []), ...data.versi] : []
	const current = data?.versi.find(({ jenis }) => jenis === 'simpan')?.id
	return (
		<Box sx={{ maxWidth: 900, display: 'grid', gap: 2 }}>
			<Title title="Riwayat versi" />
			<Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
				<Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
					{data?.judul ?? ' '}
				</Typography>
				<Button component={Link} to={`/artikel/${id}`}>
					Kembali ke artikel
				</Button>
			</Box>
			<Typography color="textSecondary">
				Setiap penyimpanan tercatat di sini, paling banyak 50 versi terakhir. Memulihkan sebuah versi mengganti isi
				artikel; alamat, penerbitan, dan urutan favorit tetap.
			</Typography>
			{failure && <LoadFailed message={failure} onRetry={refetch} />}
			{!data && !failure && <Memuat label="Memuat riwayat" />}
			{data && rows.length === 0 && (
				<Typography color="textSecondary">
					Belum ada riwayat. Versi pertama tercatat saat artikel ini disimpan.
				</Typography>
			)}
			{rows.length > 0 && (
				<Card>
					<List disablePadding>
						{rows.map((versi) => (
							<VersiRow
								key={versi.id}
								versi={versi}
								isCurrent={versi.id === current}
								onOpen={() => setSearch({ lihat: versi.id })}
							/>
						))}
					</List>
				</Card>
			)}
			{open && (
				<VersiDialog
					artikelId={id}
					id={open}
					isCurrent={open === current}
					onClose={() => setSearch({})}
					onRestored={() => {
						setSearch({})
						refetch()
					}}
				/>
			)}
		</Box>
	)
}

interface VersiRowProps {
	versi: VersiArtikel
	isCurrent: boolean
	onOpen: () => void
}

function VersiRow({ versi, isCurrent, onOpen }: VersiRowProps) {
	const name = isCurrent ? 'Sekarang' : jenisNames[versi.jenis]
	const when = waktu.format(versi.createdAt)
	return (
		<ListItem divider sx={{ flexWrap: 'wrap', columnGap: 2 }}>
			<ListItemText
				primary={
					<>
						{when} {name && <Chip size="small" variant="outlined" label={name} />}
					</>
				}
				secondary={`${versi.stafNama || 'Sebelum riwayat dimulai'} · ${versi.judul}`}
				sx={{ flex: '1 1 16rem', overflowWrap: 'anywhere' }}
			/>
			<Button onClick={onOpen} aria-label={`Lihat perbedaan ${when}`}>
				Lihat perbedaan
			</Button>
		</ListItem>
	)
}
