import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import { MENUNGGU_MAX } from '../../contract/staff/daftar-menunggu.ts'
import type { Dasbor } from '../../contract/staff/dashboard.ts'

const tanggal = new Intl.DateTimeFormat('id-ID', { dateStyle: 'medium', timeZone: 'Asia/Jakarta' })

const countText = (jumlah: number) =>
	jumlah >= MENUNGGU_MAX ? `${MENUNGGU_MAX.toLocaleString('id-ID')}+` : String(jumlah)

export function WaitingCard({ menunggu: { komentar, reservasi, tinjau } }: { menunggu: Dasbor['menunggu'] }) {
	return (
		<Card>
			<CardContent>
				<Typography variant="h6" component="h2" gutterBottom>
					Menunggu Anda
				</Typography>
				<Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
					{reservasi !== undefined && (
						<CountButton nama="reservasi baru" jumlah={reservasi} to="/reservasi?status=baru" />
					)}
					{komentar !== undefined && <CountButton nama="komentar" jumlah={komentar} to="/komentar" />}
					{tinjau && (
						<CountButton
							nama="artikel perlu ditinjau"
							jumlah={tinjau.jumlah}
							to={`/artikel?filter=${encodeURIComponent('{"perlu":"tinjau"}')}`}
						/>
					)}
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
									{` · ${tanggal.format(updatedAt)}`}
								</li>
							))}
						</Box>
					</>
				)}
			</CardContent>
		</Card>
	)
}

const CountButton = ({ nama, jumlah, to }: { nama: string; jumlah: number; to: string }) => (
	<Button
		component={Link}
		to={to}
		variant={jumlah > 0 ? 'contained' : 'outlined'}
		sx={{ minHeight: 56, fontSize: '1rem', gap: 1 }}
	>
		<Box component="strong" sx={{ fontSize: '1.4rem', fontVariantNumeric: 'tabular-nums' }}>
			{countText(jumlah)}
		</Box>
		{nama}
	</Button>
)
