import { Box, Typography } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { pictureAddress } from '../../contract/media/pictures.ts'
import { PictureInput } from '../inputs/picture-input.tsx'
import { ARTIKEL_PAGE } from './artikel-page.ts'
import { readableText } from './readable-text.ts'

/** Search engines cut longer texts. */
const JUDUL_SHOWN = 60
const DESKRIPSI_SHOWN = 160
/** As the server makes it from the text. */
const RINGKASAN = 150

const counted = (text: string, shown: number) =>
	`${text.length} dari ${shown} huruf${text.length > shown ? '; selebihnya mungkin terpotong' : ''}.`

/** What search engines and shared links show of an article, with a preview. */
export function MetaInputs() {
	const [judul, metaJudul, textContent, metaDeskripsi, metaGambar, media, uri] = useWatch({
		name: ['judul', 'metaJudul', 'textContent', 'metaDeskripsi', 'metaGambar', 'artikelMedia', 'uri'],
	})
	const title: string = metaJudul || judul || ''
	const text: string =
		metaDeskripsi ||
		readableText(textContent ?? '')
			.replace(/\s+/g, ' ')
			.slice(0, RINGKASAN)
	const picture: string | undefined = metaGambar || media?.[0]?.content
	return (
		<>
			<TextInput
				source="metaJudul"
				label="Tajuk di mesin pencari"
				helperText={`Kosong: judul artikel. ${counted(title, JUDUL_SHOWN)}`}
			/>
			<TextInput
				source="metaDeskripsi"
				label="Ringkasan di mesin pencari"
				multiline
				helperText={`Kosong: awal isi artikel. ${counted(text, DESKRIPSI_SHOWN)}`}
			/>
			<PictureInput
				source="metaGambar"
				label="Gambar saat dibagikan"
				folder="artikel"
				helperText="Kosong: gambar pertama artikel."
			/>
			<Preview title={title} text={text} picture={picture} path={`${ARTIKEL_PAGE}${uri || '…'}`} />
		</>
	)
}

function Preview({ title, text, picture, path }: { title: string; text: string; picture?: string; path: string }) {
	return (
		<Box component="figure" sx={{ margin: 0, maxWidth: 420 }}>
			<Typography component="figcaption" variant="body2" color="textSecondary" sx={{ marginBottom: 0.5 }}>
				Tampilan saat dicari atau dibagikan
			</Typography>
			<Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, overflow: 'hidden' }}>
				{picture && (
					<Box
						component="img"
						src={pictureAddress('artikel', picture, 480)}
						alt=""
						sx={{ display: 'block', width: '100%', aspectRatio: '1.91', objectFit: 'cover' }}
					/>
				)}
				<Box sx={{ padding: 1.5, overflowWrap: 'anywhere' }}>
					<Typography variant="body2" color="textSecondary">
						{path}
					</Typography>
					<Typography sx={{ fontWeight: 650 }}>{title || 'Judul artikel'}</Typography>
					<Typography variant="body2">{text}</Typography>
				</Box>
			</Box>
		</Box>
	)
}
