/** Whether every site of this run has a second copy of the server as its provider. */
export const isBehindCopy = () => process.env.TEST_PROVIDER === 'copy'
