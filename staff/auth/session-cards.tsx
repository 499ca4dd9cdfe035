import { Button, Chip, List, ListItem, ListItemText, Typography } from '@mui/material'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { TitledCard } from '../layout/titled-card.tsx'
import { deviceName } from './device-name.ts'

export function SessionsCard() {
	const attempt = useAttempt()
	const { data: sesi = [], refetch } = useApiQuery('GET /v1/staf/saya/sesi')
	/** One session, or without an id all others. */
	const end = async (id?: string) => {
		await attempt(async () => {
			if (id) await callApi('DELETE /v1/staf/saya/sesi/{id}', { params: { id } })
			else await callApi('DELETE /v1/staf/saya/sesi')
		})
		refetch()
	}
	return (
		<TitledCard title="Sesi Anda">
			<List dense>
				{sesi.map(({ id, userAgent, updatedAt, ini }) => (
					<ListItem
						key={id}
						disableGutters
						sx={{ '&.MuiListItem-root': { paddingInlineEnd: 11 } }}
						secondaryAction={
							ini ? <Chip size="small" label="Sesi ini" /> : <Button onClick={() => end(id)}>Akhiri</Button>
						}
					>
						<ListItemText
							primary={deviceName(userAgent)}
							secondary={`Terakhir dipakai ${waktuSingkat(updatedAt)} WIB`}
						/>
					</ListItem>
				))}
			</List>
			{sesi.length > 1 && (
				<Button variant="outlined" onClick={() => end()}>
					Akhiri semua sesi lain
				</Button>
			)}
		</TitledCard>
	)
}

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
