import { buttonClass } from '../../../ui/button/button.tsx'

interface PictureButtonProps {
	onPicture: (file: File) => void
	/** Opens the camera instead of the gallery, if there is one. */
	capture?: 'environment'
	className?: string
	children: React.ReactNode
}

/** A button that asks for a picture. The file input covers it, so a file can be dropped there too. */
export function PictureButton({ onPicture, capture, className, children }: PictureButtonProps) {
	const choose = ({ currentTarget: input }: React.ChangeEvent<HTMLInputElement>) => {
		const file = input.files?.[0]
		if (file) onPicture(file)
		// Lets the visitor choose the same picture again.
		input.value = ''
	}
	return (
		<label
			className={buttonClass(
				'secondary',
				`relative w-full sm:w-auto has-focus-visible:outline-3 has-focus-visible:outline-teal-600 has-focus-visible:outline-offset-3 ${className ?? ''}`,
			)}
		>
			{children}
			<input
				type="file"
				accept="image/*"
				capture={capture}
				onChange={choose}
				className="absolute inset-0 size-full cursor-pointer rounded-full opacity-0"
			/>
		</label>
	)
}
