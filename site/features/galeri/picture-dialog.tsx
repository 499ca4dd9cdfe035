import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import type { Gallery } from '../../../contract/rumah-sakit/gallery.ts'
import { IconButton } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Picture } from '../../ui/picture/picture.tsx'
import { pictureSize } from './gallery-tile.tsx'

interface PictureDialogProps {
	pictures: Gallery[]
	id: string
	onShow: (id: string) => void
	onClose: () => void
}

const step = 'border border-line aria-disabled:opacity-40 [&>svg]:size-6'

export function PictureDialog({ pictures, id, onShow, onClose }: PictureDialogProps) {
	const place = pictures.findIndex((picture) => picture.id === id)
	const picture = pictures[place]
	const go = (by: number) => {
		const next = pictures[place + by]
		if (next) onShow(next.id)
	}

	useEffect(() => {
		const onKey = ({ key }: KeyboardEvent) => {
			if (key === 'ArrowLeft') go(-1)
			if (key === 'ArrowRight') go(1)
		}
		document.addEventListener('keydown', onKey)
		return () => document.removeEventListener('keydown', onKey)
	})

	if (!picture) return null
	const { lebar, tinggi } = pictureSize(picture)
	return (
		<Dialog label="Gambar galeri" onClose={onClose} className="picture-dialog">
			<div className="bg-sand">
				<Picture
					key={picture.id}
					folder="gallery"
					file={picture.content}
					alt={picture.alt ?? picture.keterangan}
					width={lebar}
					height={tinggi}
					sizes="(width >= 1008px) 960px, 100vw"
					priority
					className="mx-auto h-auto max-h-[calc(100dvh-11rem)] w-auto max-w-full"
				/>
			</div>
			<div className="flex items-center gap-3 p-4">
				<IconButton
					label="Gambar sebelumnya"
					icon={ChevronLeft}
					aria-disabled={place === 0}
					onClick={() => go(-1)}
					className={step}
				/>
				<p aria-live="polite" className="grow text-center text-[0.9375rem]">
					{picture.keterangan}
					<span className="block text-sm text-soft tabular-nums">
						{place + 1} dari {pictures.length}
					</span>
				</p>
				<IconButton
					label="Gambar berikutnya"
					icon={ChevronRight}
					aria-disabled={place === pictures.length - 1}
					onClick={() => go(1)}
					className={step}
				/>
			</div>
		</Dialog>
	)
}
