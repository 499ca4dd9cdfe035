/** For screen readers only: the eye sees the same by place or colour. */
export const visuallyHidden = {
	position: 'absolute',
	width: '1px',
	height: '1px',
	overflow: 'hidden',
	clipPath: 'inset(50%)',
}
