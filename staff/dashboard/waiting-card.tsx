import { Box, Button, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { daftarMenunggu, type JenisMenunggu, MENUNGGU_MAX } from '../../contract/staff/daftar-menunggu.ts'
import type { Dasbor } from '../../contract/staff/dashboard.ts'
import { tanggalSingkat } from '../../contract/tanggal/format-date.ts'
import { tanggalWib } from '../../contract/tanggal/tanggal.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { listAddress } from '../menunggu/list-address.ts'

const countText = (jumlah: number) =>
	jumlah >= MENUNGGU_MAX ? `${MENUNGGU_MAX.toLocaleString('id-ID')}+` : String(jumlah)

export function WaitingCard({ menunggu: { komentar, reservasi, tinjau } }: { menunggu: Dasbor['menunggu'] }) {
	return (
		<TitledCard title="Menunggu Anda" gutterBottom>
			<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
				{reservasi !== undefined && <CountButton nama="reservasi baru" jumlah={reservasi} jenis="reservasi-baru" />}
				{komentar !== undefined && <CountButton nama="komentar" jumlah={komentar} jenis="komentar" />}
				{tinjau && <CountButton nama="artikel perlu ditinjau" jumlah={tinjau.jumlah} jenis="artikel-tinjau" />}
			</Box>
			{tinjau && tinjau.artikel.length > 0 && (
				<>
					<Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
						{`Artikel yang tidak diperbarui lebih dari ${tinjau.hari} hari, yang terlama lebih dulu:`}
					</Typography>
					<Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5 }}>
						{tinjau.artikel.map(({ id, judul, updatedAt }) => (
							<li key={id}>
								<Box
									component={Link}
									to={`/artikel/${id}`}
									sx={{ display: 'inline-block', paddingBlock: 1, color: 'primary.main' }}
								>
									{judul}
								</Box>
								{` · ${tanggalSingkat(updatedAt)}`}
							</li>
						))}
					</Box>
				</>
			)}
		</TitledCard>
	)
}

/** A count that leads to exactly what it counts. */
const CountButton = ({ nama, jumlah, jenis }: { nama: string; jumlah: number; jenis: JenisMenunggu }) => (
	<Button
		component={Link}
		to={listAddress(daftarMenunggu(jenis, tanggalWib(Date.now())))}
		variant={jumlah > 0 ? 'contained' : 'outlined'}
		sx={{ minHeight: 56, fontSize: '1rem', gap: 1 }}
	>
		<Box component="strong" sx={{ fontSize: '1.4rem', fontVariantNumeric: 'tabular-nums' }}>
			{countText(jumlah)}
		</Box>
		{nama}
	</Button>
)
