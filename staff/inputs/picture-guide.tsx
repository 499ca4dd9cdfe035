import ExpandMore from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box } from '@mui/material'
import { useId } from 'react'
import { JENIS_GAMBAR, MAX_UPLOAD_MB } from '../../contract/media/picture-file.ts'
import { picturePlaces } from '../../contract/media/picture-places.ts'
import type { PictureFolder } from '../../contract/media/pictures.ts'

interface PictureGuideProps {
	folder: PictureFolder
	/** Overrides the ratio of the folder; null allows any. */
	ratio?: number | null
	takesSvg?: boolean
}

/** How to take a good photo for this place, folded beside its upload. */
export function PictureGuide({ folder, ratio = picturePlaces[folder].ratio, takesSvg }: PictureGuideProps) {
	const { width } = picturePlaces[folder]
	const size = ratio ? `${width} × ${Math.round(width / ratio)} piksel` : `${width} piksel lebarnya, bentuknya bebas`
	return (
		<Accordion
			disableGutters
			elevation={0}
			slots={{ heading: 'div' }}
			slotProps={{ transition: { unmountOnExit: true } }}
			// Folded it is beside the buttons; unfolded it has the whole line.
			sx={{ background: 'none', '&::before': { display: 'none' }, '&.Mui-expanded': { flexBasis: '100%' } }}
		>
			<AccordionSummary
				expandIcon={<ExpandMore />}
				id={useId()}
				sx={{
					width: 'fit-content',
					minHeight: 44,
					typography: 'body2',
					paddingInline: 1,
					'& > .MuiAccordionSummary-content': { margin: 0 },
				}}
			>
				Panduan foto
			</AccordionSummary>
			<AccordionDetails sx={{ paddingInline: 1, paddingBlock: 0 }}>
				<Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, maxWidth: '65ch', typography: 'body2' }}>
					<li>Cahaya: potretlah siang hari di dekat jendela, tanpa lampu kilat. Hasilnya hangat dan alami.</li>
					<li>Orang: biarkan wajahnya terlihat, dan pastikan tidak ada pasien lain di latar.</li>
					<li>Izin: mintalah persetujuan tertulis dari setiap orang yang terlihat; untuk anak, dari orang tuanya.</li>
					<li>Data: periksa layar dan kertas di sekitarnya; tidak boleh ada data pasien.</li>
					<li>{`Ukuran: paling sedikit ${size}.`}</li>
					<li>{`Berkas: ${takesSvg ? 'SVG, ' : ''}${JENIS_GAMBAR}, paling besar ${MAX_UPLOAD_MB} MB.`}</li>
				</Box>
			</AccordionDetails>
		</Accordion>
	)
}
