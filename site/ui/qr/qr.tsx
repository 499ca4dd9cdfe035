import { qrPath } from './qr-path.ts'

interface QrProps {
	value: string
	/** What the code leads to, for those who cannot see it. */
	label: string
	className?: string
}

/** A QR code as one drawing: black on white on screen and on paper, sharp at any size. */
export function Qr({ value, label, className = 'size-48' }: QrProps) {
	const { size, path } = qrPath(value)
	return (
		<svg
			role="img"
			aria-label={label}
			viewBox={`0 0 ${size} ${size}`}
			shapeRendering="crispEdges"
			className={className}
		>
			<rect width={size} height={size} fill="#fff" />
			<path d={path} fill="#000" />
		</svg>
	)
}
