/** The sign and the name of the shop that is open. */
export function Brand({ logo, name }: { logo: string; name: string }) {
  return (
    <>
      <img src={logo} alt="" width="36" height="36" />
      {name}
    </>
  );
}
