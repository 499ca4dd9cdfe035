import { Alert, Box, CardContent, Link, Typography } from '@mui/material'
import { useGetResourceLabel } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'
import { useApiQuery } from '../api/use-api-query.ts'
import { Memuat } from '../layout/memuat.tsx'
import { gambarContohText } from './gambar-contoh.ts'

/** The kinds of content that still show pictures of the demo hospital, each with a link to where they are replaced. */
export function GambarStep() {
	const labelOf = useGetResourceLabel()
	const { data } = useApiQuery('GET /v1/staf/panduan')
	if (!data) return <Memuat label="Memuat isian" />
	if (data.gambarContoh.length === 0) return <Alert severity="success">Tidak ada lagi gambar contoh.</Alert>
	return (
		<CardContent>
			<Typography sx={{ fontWeight: 700 }}>{gambarContohText(data.gambarContoh)}</Typography>
			<Box component="ul" sx={{ paddingInlineStart: 2.5, marginBlock: 1, lineHeight: 2 }}>
				{data.gambarContoh.map(({ sumber, jumlah }) => (
					<li key={sumber}>
						<Link component={RouterLink} to={`/${sumber}`}>
							{labelOf(sumber, 2)}
						</Link>
						{`: ${jumlah} gambar`}
					</li>
				))}
			</Box>
			<Typography variant="body2" color="textSecondary">
				Panduan foto ada di samping setiap tombol unggah. Dokter tanpa foto tampil dengan inisialnya dan tidak dihitung.
			</Typography>
		</CardContent>
	)
}
