import { Box, Button, List, ListItem, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify } from 'react-admin'
import { type JenisSinkron, namaSinkron, type Sinkronisasi } from '../../contract/integrasi/staff/sinkronisasi.ts'
import { waktuSingkat } from '../../contract/tanggal/format-date.ts'
import { callApi } from '../api/call-api.ts'
import { useApiQuery } from '../api/use-api-query.ts'
import { useAttempt } from '../api/use-sending.ts'
import { LoadState } from '../layout/load-state.tsx'
import { TitledCard } from '../layout/titled-card.tsx'

/** What other systems keep: staff change it there, until it is released. */
export function SinkronisasiCard() {
	const { data, failure, refetch } = useApiQuery('GET /v1/staf/integrasi/sinkronisasi')
	const [releasing, setReleasing] = useState<Sinkronisasi>()
	const notify = useNotify()
	const attempt = useAttempt()
	const release = ({ jenis }: Sinkronisasi) => {
		setReleasing(undefined)
		return attempt(async () => {
			await callApi('DELETE /v1/staf/integrasi/sinkronisasi/{jenis}', { params: { jenis } })
			notify(`${namaSinkron[jenis]} dilepaskan.`, { type: 'success' })
			await refetch()
		})
	}
	return (
		<TitledCard title="Diisi sistem lain" id="diisi-sistem-lain" sx={{ display: 'grid', gap: 1.5 }}>
			<Typography color="textSecondary" sx={{ maxWidth: '65ch' }}>
				Yang diisi sistem lain diubah di sana; di sini staf hanya melihatnya. Foto, profil dan catatan tetap milik staf.
			</Typography>
			<LoadState label="Memuat kiriman" data={data} failure={failure} onRetry={refetch} />
			{data?.length === 0 && (
				<Typography>
					Belum ada kiriman. Setelah sistem lain mengirim dengan kuncinya, di sini tampak siapa yang mengirim, kapan,
					dan berapa yang berubah.
				</Typography>
			)}
			{data && data.length > 0 && (
				<List disablePadding aria-labelledby="diisi-sistem-lain">
					{data.map((each, place) => (
						<SinkronisasiItem
							key={each.jenis}
							sinkronisasi={each}
							divider={place + 1 < data.length}
							onRelease={() => setReleasing(each)}
						/>
					))}
				</List>
			)}
			<Confirm
				isOpen={releasing !== undefined}
				title={releasing && `Lepaskan ${namaSinkron[releasing.jenis].toLowerCase()}?`}
				content={releasing && whatFollows(releasing)}
				confirm="Lepaskan"
				confirmColor="warning"
				onConfirm={() => releasing && release(releasing)}
				onClose={() => setReleasing(undefined)}
			/>
		</TitledCard>
	)
}

/** Hours and leave name doctors and clinics by their codes. */
const together: Partial<Record<JenisSinkron, string>> = {
	'poli-klinik': 'Jadwal dokter ikut dilepaskan. ',
	dokter: 'Jadwal dan cuti dokter ikut dilepaskan. ',
}

const whatFollows = ({ jenis, kunciNama }: Sinkronisasi) =>
	`Isinya tetap seperti sekarang, dan staf dapat mengubahnya lagi di sini. ${together[jenis] ?? ''}Kiriman berikutnya mengambil alih lagi: hentikan dulu di ${kunciNama}, atau cabut kuncinya.`

interface SinkronisasiItemProps {
	sinkronisasi: Sinkronisasi
	divider: boolean
	onRelease: () => void
}

function SinkronisasiItem({ sinkronisasi, divider, onRelease }: SinkronisasiItemProps) {
	const { jenis, kunciNama, diterimaAt, berubahAt, jumlah } = sinkronisasi
	const counts = Object.entries(jumlah).map(([what, count]) => `${count.toLocaleString('id-ID')} ${what}`)
	return (
		<ListItem
			disableGutters
			divider={divider}
			sx={{ flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'flex-start' }}
		>
			<Box sx={{ flex: '1 1 18rem', overflowWrap: 'anywhere' }}>
				<Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
					{namaSinkron[jenis]}
				</Typography>
				<Typography>{`Dikirim ${kunciNama}, ${waktuSingkat(diterimaAt)} WIB: ${counts.join(', ')}`}</Typography>
				<Typography color="textSecondary">{`Terakhir berubah ${waktuSingkat(berubahAt)} WIB`}</Typography>
			</Box>
			<Button variant="outlined" onClick={onRelease} aria-label={`Lepaskan ${namaSinkron[jenis]}`}>
				Lepaskan
			</Button>
		</ListItem>
	)
}
