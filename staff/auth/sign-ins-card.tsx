import { Chip, List, ListItem, ListItemText, Typography } from '@mui/material'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { TitledCard } from '../layout/titled-card.tsx'

/** The last sign-ins to the own account: a foreign one shows here. */
export function SignInsCard() {
	const { data: riwayat = [] } = useApiQuery('GET /v1/staf/saya/riwayat-masuk')
	return (
		<TitledCard title="Riwayat masuk" id="riwayat-masuk">
			<Typography color="textSecondary">Ada yang bukan Anda? Ganti kata sandi, lalu akhiri semua sesi lain.</Typography>
			<List dense aria-labelledby="riwayat-masuk">
				{riwayat.map(({ id, berhasil, perangkat, jaringan, sandiDiketahui, createdAt }) => (
					<ListItem
						key={id}
						disableGutters
						sx={{ '&.MuiListItem-root': { paddingInlineEnd: 11 } }}
						secondaryAction={
							<Chip
								size="small"
								variant="outlined"
								color={berhasil ? 'default' : 'error'}
								label={berhasil ? 'Berhasil' : 'Gagal'}
							/>
						}
					>
						<ListItemText
							primary={perangkat || 'Perangkat tidak dikenal'}
							secondary={[`${waktuSingkat(createdAt)} WIB`, jaringan, sandiDiketahui && 'kata sandi benar, kode salah']
								.filter(Boolean)
								.join(' · ')}
						/>
					</ListItem>
				))}
			</List>
		</TitledCard>
	)
}
