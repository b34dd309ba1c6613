// The stand-in of the code generator has nothing to generate.
