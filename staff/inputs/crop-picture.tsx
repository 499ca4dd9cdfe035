import { Box, Button, Slider, Typography } from '@mui/material'
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useId, useRef } from 'react'
import type { PicturePlace } from '../../contract/content/content-type.ts'
import { type Area, largestArea, reshapeArea, zoomArea, zoomOf } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'
import { drawPreview } from './draw-crop.ts'
import type { OpenedPicture } from './open-picture.ts'

interface CropPictureProps {
	picture: OpenedPicture
	place: PicturePlace
	area: Area
	onChange: Dispatch<SetStateAction<Area>>
	/** The inputs beside the preview. */
	children: ReactNode
}

const PREVIEW_SIDE = 200
/** Both sliders are logarithmic (base 2); these are their ranges. */
const RANGE = { zoom: 3, ratio: 2 }

export function CropPicture({ picture, place, area, onChange, children }: CropPictureProps) {
	const id = useId()
	const own = place.ratio ?? picture.width / picture.height
	const ratio = area.width / area.height
	const wide = Math.round(area.width)
	return (
		<Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: 'minmax(0, 1fr) 280px' } }}>
			<Box sx={{ minWidth: 0 }}>
				<CropFrame picture={picture} area={area} onChange={onChange} describedBy={`${id}-cara`} />
				<Typography id={`${id}-cara`} variant="body2" sx={{ color: 'text.secondary', marginBlock: 1 }}>
					Geser gambarnya dengan tetikus, jari, atau tombol panah. Perbesar dengan roda tetikus, dua jari, atau tombol +
					dan −.
				</Typography>
				<Control
					label="Perbesar"
					value={Math.log2(zoomOf(area, picture))}
					min={0}
					max={RANGE.zoom}
					text={(value) => `${Math.round(2 ** value * 100)} persen`}
					onChange={(value) => onChange((current) => zoomArea(current, 2 ** value, picture))}
				/>
				{place.ratio === null && (
					<Control
						label="Bentuk: tegak ke mendatar"
						value={Math.log2(ratio)}
						min={-RANGE.ratio}
						max={RANGE.ratio}
						text={(value) => `lebar ${(2 ** value).toFixed(2).replace('.', ',')} kali tinggi`}
						onChange={(value) => onChange((current) => reshapeArea(current, 2 ** value, picture))}
					/>
				)}
				<Button onClick={() => onChange(largestArea(picture, own))}>
					{place.ratio === null ? 'Seluruh gambar' : 'Kembali ke tengah'}
				</Button>
			</Box>
			<Box
				sx={{
					display: 'grid',
					gap: 2,
					alignContent: 'start',
					minWidth: 0,
					gridTemplateColumns: { sm: 'minmax(0, 1fr) 240px', md: 'minmax(0, 1fr)' },
				}}
			>
				{children}
				<Box sx={{ minWidth: 0 }}>
					<Typography variant="h6" component="h3" sx={{ marginBottom: 1 }}>
						Pratinjau
					</Typography>
					<Preview picture={picture} area={area} isRound={place.isRound ?? false} />
					<Typography variant="body2" sx={{ color: 'text.secondary', marginTop: 1 }} aria-live="polite">
						{`Tampil ${place.shownWhere}. ${wide} × ${Math.round(area.height)} piksel`}
						{wide < place.width &&
							`: agak kecil, dapat tampak buram. Sebaiknya paling sedikit ${place.width} piksel lebarnya`}
						.
					</Typography>
				</Box>
			</Box>
		</Box>
	)
}

interface ControlProps {
	label: string
	value: number
	min: number
	max: number
	text: (value: number) => string
	onChange: (value: number) => void
}

function Control({ label, text, onChange, ...range }: ControlProps) {
	const id = useId()
	return (
		<Box sx={{ display: 'grid', gridTemplateColumns: { sm: '190px 1fr' }, alignItems: 'center', columnGap: 2 }}>
			<Typography id={id} variant="body2">
				{label}
			</Typography>
			<Box sx={{ paddingInline: 1.5 }}>
				<Slider
					{...range}
					step={0.05}
					shiftStep={0.5}
					aria-labelledby={id}
					getAriaValueText={text}
					onChange={(_, value) => onChange(value as number)}
				/>
			</Box>
		</Box>
	)
}

function Preview({ picture, area, isRound }: { picture: OpenedPicture; area: Area; isRound: boolean }) {
	const canvas = useRef<HTMLCanvasElement>(null)
	useEffect(() => {
		if (canvas.current) drawPreview(canvas.current, picture, area, PREVIEW_SIDE)
	}, [picture, area])
	return (
		<Box
			component="canvas"
			ref={canvas}
			role="img"
			aria-label="Bagian gambar yang dipakai"
			sx={{ display: 'block', maxWidth: '100%', borderRadius: isRound ? '50%' : 2 }}
		/>
	)
}
