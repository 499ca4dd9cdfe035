import { Box, Button, Card, Link as TextLink, Typography } from '@mui/material'
import { Link } from 'react-router-dom'
import type { LoketStaf } from '../../contract/antrean/staff/antrean.ts'
import type { Calling } from './use-calling.ts'

/** A counter. Its buttons keep their places, so that a second press never meets another one. */
export function LoketCard({ loket, calling }: { loket: LoketStaf; calling: Calling }) {
	const { nama, tempat, dipanggil, jumlah } = loket
	const { isBusy, next, move } = calling
	const hasNone = isBusy || !dipanggil
	return (
		<Card component="section" aria-label={nama} sx={{ display: 'grid', gap: 1.5, padding: 2, alignContent: 'start' }}>
			<div>
				<Typography variant="h6" component="h2">
					{nama}
				</Typography>
				{tempat && <Typography color="textSecondary">{tempat}</Typography>}
			</div>
			<Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'baseline', minHeight: 64 }}>
				{dipanggil ? (
					<>
						<Box component="strong" sx={{ fontSize: '2.75rem', lineHeight: 1.2, fontVariantNumeric: 'tabular-nums' }}>
							{dipanggil.nomor}
						</Box>
						<TextLink component={Link} to={`/reservasi/${dipanggil.reservasiId}`}>
							{dipanggil.kode}
						</TextLink>
					</>
				) : (
					<Typography color="textSecondary">Belum memanggil nomor.</Typography>
				)}
			</Box>
			<Typography>{jumlah === 0 ? 'Tidak ada yang menunggu' : `${jumlah} menunggu`}</Typography>
			<Button variant="contained" size="large" disabled={isBusy || jumlah === 0} onClick={() => next(loket)}>
				Panggil berikutnya
			</Button>
			<Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr 1fr' }}>
				<Button variant="outlined" disabled={hasNone} onClick={() => dipanggil && move(dipanggil, nama, 'dipanggil')}>
					Panggil ulang
				</Button>
				<Button variant="outlined" disabled={hasNone} onClick={() => dipanggil && move(dipanggil, nama, 'dilewati')}>
					Lewati
				</Button>
				<Button variant="outlined" disabled={hasNone} onClick={() => dipanggil && move(dipanggil, nama, 'selesai')}>
					Selesai
				</Button>
			</Box>
		</Card>
	)
}
